import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime } from '../../platform/format.ts';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { useSession } from '../../session/use-session.ts';
import { RecordFacts } from '../../ui/record/record-facts.tsx';
import type { ClientDetailsFragment } from './client.generated.ts';
import { texts } from './client.texts.ts';

const RevealDialog = lazyPart(() => import('./reveal-dialog.tsx'), 'RevealDialog');

/** CL-1: the facts of a client. */
export const ClientFacts = ({ client }: { client: ClientDetailsFragment }) => (
  <RecordFacts
    facts={[
      { name: texts.number, value: client.number },
      { name: texts.name, value: client.name },
      { name: texts.identifier, value: client.identifierMasked && <Identifier key={client.id} client={client} /> },
      { name: texts.typeId, value: typeText(client.type) },
      { name: texts.createdAt, value: client.createdAt && formatDateTime(client.createdAt) },
      { name: texts.modifiedAt, value: client.modifiedAt && formatDateTime(client.modifiedAt) },
    ]}
  />
);

const typeText = (type: ClientDetailsFragment['type']): string | null =>
  type && [type.code, type.name].filter(Boolean).join(' - ');

/** The masked EGN or EIK. The whole number is shown after the user has given a reason, until the user hides it. */
const Identifier = ({ client }: { client: ClientDetailsFragment }) => {
  const [isAsking, setIsAsking] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const canReveal = useSession().environment.features.includes('CLIENT_TOOLS');
  return (
    <Line>
      <span>{shown ?? client.identifierMasked}</span>
      {canReveal && (
        <Button size="xs" variant="outline" onClick={() => (shown === null ? setIsAsking(true) : setShown(null))}>
          {shown === null ? texts.reveal : texts.hide}
        </Button>
      )}
      {isAsking && (
        <RevealDialog
          clientId={client.id}
          onClose={() => setIsAsking(false)}
          onShow={(identifier) => {
            setIsAsking(false);
            setShown(identifier);
          }}
        />
      )}
    </Line>
  );
};

const Line = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '3' } });
