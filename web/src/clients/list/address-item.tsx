import { Link } from 'react-router-dom';
import { ItemLines } from '../../ui/list/list-items.tsx';
import type { AddressRowFragment } from '../clients.generated.ts';
import { addressPath } from '../clients.screens.ts';
import { texts } from './list.texts.ts';

/** An address of a list on a narrow page, with its carnet, page and client. */
export const AddressItem = ({ address }: { address: AddressRowFragment }) => {
  const { id, fullAddress, carnetCode, carnetPage, clientNumber, clientName } = address;
  const facts = [
    { name: texts.carnet, value: carnetCode },
    { name: texts.page, value: carnetPage },
  ].filter(({ value }) => value !== null);
  return (
    <ItemLines
      head={
        <>
          <Link to={addressPath(id)} className="record">
            {id}
          </Link>
          <span className="long">{fullAddress}</span>
        </>
      }
      states={facts.map(({ name, value }) => (
        <span key={name}>
          {name}: {value}
        </span>
      ))}
      foot={[clientNumber, clientName].filter(Boolean).join(' · ')}
    />
  );
};
