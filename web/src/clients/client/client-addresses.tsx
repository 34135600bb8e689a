import { chakra } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { emptyMark } from '../../platform/format.ts';
import { phone, useWidth } from '../../platform/width.ts';
import { useStickyEdgeBorders } from '../../ui/list/table/use-sticky-edge-borders.ts';
import { addressPath } from '../clients.screens.ts';
import type { ClientDetailsFragment } from './client.generated.ts';
import { texts } from './client.texts.ts';
import { RecordLines } from '../../ui/record/record-lines.tsx';

type ClientAddress = ClientDetailsFragment['addresses'][number];

const cells: readonly [keyof typeof texts.columns, (address: ClientAddress) => string | null][] = [
  ['district', ({ districtName }) => districtName],
  ['municipality', ({ municipalityName }) => municipalityName],
  ['townGraoCode', ({ townGraoCode }) => townGraoCode],
  ['town', ({ townName }) => townName],
  ['street', ({ streetName }) => streetName],
  ['streetNumber', ({ streetNumber }) => streetNumber],
  ['block', ({ block }) => block],
  ['entrance', ({ entrance }) => entrance],
  ['floor', ({ floor }) => floor],
  ['apartment', ({ apartment }) => apartment],
  ['zipCode', ({ zipCode }) => zipCode],
];

interface AddressesProps {
  addresses: readonly ClientAddress[];
}

/** CL-1: the addresses of a client, each with a link to its preview. */
export const ClientAddresses = ({ addresses }: AddressesProps) => {
  const isPhone = useWidth(phone);
  if (addresses.length === 0) return <chakra.p color="fg.muted">{texts.noAddresses}</chakra.p>;
  return isPhone ? <AddressLines addresses={addresses} /> : <AddressTable addresses={addresses} />;
};

/** The addresses on a phone, which has no room for the columns. */
const AddressLines = ({ addresses }: AddressesProps) => (
  <RecordLines aria-label={texts.addresses}>
    {addresses.map(({ id, fullAddress, districtName, municipalityName, townGraoCode }) => (
      <li key={id}>
        <Link to={addressPath(id)}>{fullAddress}</Link>
        <span>
          {[districtName, municipalityName, townGraoCode && `${texts.columns.townGraoCode} ${townGraoCode}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </li>
    ))}
  </RecordLines>
);

const AddressTable = ({ addresses }: AddressesProps) => {
  const table = useRef<HTMLTableElement>(null);
  useStickyEdgeBorders(table);
  return (
    // Focusable, so that the table can be scrolled with the keyboard.
    <Scrolled tabIndex={0} aria-label={texts.addresses}>
      <table ref={table}>
        <thead>
          <tr>
            {cells.map(([name]) => (
              <th key={name} scope="col">
                {texts.columns[name]}
              </th>
            ))}
            <th scope="col" className="last">
              {texts.columns.preview}
            </th>
          </tr>
        </thead>
        <tbody>
          {addresses.map((address) => (
            <tr key={address.id}>
              {cells.map(([name, valueOf]) => (
                <td key={name}>{valueOf(address) ?? emptyMark}</td>
              ))}
              <td className="last">
                <Link to={addressPath(address.id)} aria-label={texts.openAddress(address.fullAddress)}>
                  <Eye size={16} aria-hidden="true" />
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
};

const Scrolled = chakra('section', {
  base: {
    overflowX: 'auto',
    '& table': { minW: 'full', textStyle: 'sm', fontVariantNumeric: 'tabular-nums' },
    '& th, & td': { px: '1.5', py: '1.5', textAlign: 'start', whiteSpace: 'nowrap', borderBottomWidth: '1px' },
    '& th': { color: 'fg.muted', textStyle: 'label', whiteSpace: 'normal', verticalAlign: 'bottom' },
    '& .last': { position: 'sticky', insetInlineEnd: '0', bg: 'bg.panel', textAlign: 'center' },
    // The last column is sticky; a border shows that other columns are scrolled behind it.
    '& [data-covered-end] .last': { borderInlineStartWidth: '1px', borderInlineStartColor: 'border' },
    '& a': {
      display: 'inline-grid',
      placeItems: 'center',
      boxSize: 'control.sm',
      color: 'fg.link',
    },
  },
});
