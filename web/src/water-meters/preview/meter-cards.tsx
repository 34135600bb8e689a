import { Button, Flex } from '@chakra-ui/react';
import { ExternalLink, Map, MapPin, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePermittedScreens } from '../../session/permitted-screens.ts';
import { RecordFacts } from '../../ui/record/record-facts.tsx';
import { RecordSection } from '../../ui/record/record-page.tsx';
import type { WaterMeterDetailsFragment } from './preview.generated.ts';
import { meterMapUrl, valvesUrl, type MeterSettings } from './meter-links.ts';
import { texts } from './preview.texts.ts';

interface CardProps {
  meter: WaterMeterDetailsFragment;
  /** Undefined while the settings load. */
  settings: MeterSettings | undefined;
}

/** WM-9: the client of the meter, with links to the pages of the client and the address and to the map. */
export const ClientCard = ({ meter, settings }: CardProps) => {
  const toClient = usePagePath('/gis_clients/clientPreview/');
  const toAddress = usePagePath('/gis_addresses/addressPreviewOnly/');
  const { client, address } = meter;
  const mapUrl = settings && meterMapUrl(meter, settings.mapUrl);
  return (
    <RecordSection title={texts.client}>
      <RecordFacts
        facts={[
          { name: texts.clientNumber, value: client?.clientNumber },
          { name: texts.clientName, value: client?.name },
          { name: texts.clientType, value: client && [client.typeCode, client.typeName].filter(Boolean).join(' - ') },
        ]}
      />
      <Links>
        {client && toClient && <PageLink to={toClient(client.id)} icon={<User />} label={texts.toClient} />}
        {address && toAddress && <PageLink to={toAddress(address.id)} icon={<MapPin />} label={texts.toAddress} />}
        {mapUrl && <WindowLink href={mapUrl} icon={<Map />} label={texts.toMap} />}
      </Links>
    </RecordSection>
  );
};

/** WM-9: the address of the meter. */
export const AddressCard = ({ meter: { address }, settings }: CardProps) => {
  const link = address?.location && settings?.valvesUrl && valvesUrl(address.id, settings.valvesUrl);
  return (
    <RecordSection title={texts.address}>
      <RecordFacts
        facts={[
          { name: texts.description, value: address?.description },
          { name: texts.block, value: address?.block },
          { name: texts.entrance, value: address?.entrance },
          { name: texts.floor, value: address?.floor },
          { name: texts.apartment, value: address?.apartment },
        ]}
      />
      <Links>{link && <WindowLink href={link} icon={<ExternalLink />} label={texts.openValves} />}</Links>
    </RecordSection>
  );
};

/** Returns a function from a record's id to the path of its page; null if the user cannot open such a page. */
const usePagePath = (start: string): ((id: string) => string) | null => {
  const isPermitted = usePermittedScreens().some(({ path }) => path.startsWith(`${start}:`));
  return isPermitted ? (id) => `${start}${id}` : null;
};

const Links = ({ children }: { children: ReactNode }) => (
  <Flex wrap="wrap" gap="2" mt="3" _empty={{ display: 'none' }}>
    {children}
  </Flex>
);

interface LinkProps {
  icon: ReactNode;
  label: string;
}

const PageLink = ({ to, icon, label }: LinkProps & { to: string }) => (
  <Button asChild size="xs" variant="outline">
    <Link to={to}>
      {icon}
      {label}
    </Link>
  </Button>
);

const WindowLink = ({ href, icon, label }: LinkProps & { href: string }) => (
  <Button asChild size="xs" variant="outline">
    <a href={href} target="_blank" rel="noreferrer">
      {icon}
      {label}
    </a>
  </Button>
);
