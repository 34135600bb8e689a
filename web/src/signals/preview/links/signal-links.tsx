import { Button, chakra, IconButton } from '@chakra-ui/react';
import { Link2, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { confirm } from '../../../platform/confirm.ts';
import { useLive } from '../../../platform/live/use-live.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.tsx';
import { silentContext } from '../../../platform/request/busy.ts';
import { CommandNoteLine } from '../../../ui/command-note.tsx';
import { Glyph } from '../../../ui/glyphs/glyph.tsx';
import { PageError } from '../../../ui/page-state.tsx';
import { statusGlyphs } from '../../signal-state.tsx';
import { signalChanged } from '../../signals.live.ts';
import { signalPath } from '../../signals.screens.ts';
import type { SignalRecordState } from '../use-signal-record.ts';
import { type LinkPartsFragment, useSignalLinksQuery } from './links.generated.ts';
import { texts } from './links.texts.ts';
import { useRemoveLink } from './use-remove-link.ts';

const LinkDialog = lazyPart(() => import('./link-dialog.tsx'), 'LinkDialog');

/** The links of a signal to other signals, and the button that links or merges the signal. */
export const SignalLinks = ({ record }: { record: SignalRecordState }) => {
  const { id } = record.signal;
  const [isLinking, setLinking] = useState(false);
  const { data, error, refetch } = useSignalLinksQuery({
    variables: { id },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    context: silentContext,
  });
  const refresh = (): void => void refetch().catch(() => undefined);
  useLive(signalChanged, { onEvent: ({ signalId }) => signalId === id && refresh(), onMissed: refresh });
  const reload = async (): Promise<unknown> => Promise.allSettled([refetch(), record.reloadAll()]);
  const links = data?.signal?.links;
  if (error && !links) return <PageError title={texts.failed} error={error} onRetry={refetch} />;
  return (
    <Frame>
      {links?.length === 0 && <p>{texts.none}</p>}
      {links && links.length > 0 && (
        <ul>
          {links.map((link) => (
            <LinkRow key={link.id} signalId={id} link={link} onChanged={reload} />
          ))}
        </ul>
      )}
      <Button size="xs" variant="outline" onClick={() => setLinking(true)}>
        <Link2 />
        {texts.open}
      </Button>
      {isLinking && <LinkDialog record={record} onStored={reload} onClose={() => setLinking(false)} />}
    </Frame>
  );
};

interface LinkRowProps {
  signalId: string;
  link: LinkPartsFragment;
  onChanged: () => Promise<unknown>;
}

const LinkRow = ({ signalId, link: { id: linkId, kind, signal }, onChanged }: LinkRowProps) => {
  const command = useRemoveLink(kind);
  const remove = async (): Promise<void> => {
    const body = kind === 'RELATED' ? texts.removeBody(signal.id) : texts.undoMergeBody(signal.id);
    if (!(await confirm({ title: texts.removeTitle, body, kind: 'continue' }))) return;
    await command.run({ linkId, signalId });
    await onChanged();
  };
  return (
    <li>
      <span className="kind">{texts.kinds[kind]}</span>
      <Glyph name={statusGlyphs[signal.status]} />
      <chakra.span srOnly>{signal.statusName}</chakra.span>
      <Link to={signalPath(signal.id)}>
        <b>{signal.id}</b> {signal.title}
      </Link>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={texts.remove(signal.id)}
        title={texts.remove(signal.id)}
        disabled={command.isPending}
        onClick={() => void remove()}
      >
        <X />
      </IconButton>
      <CommandNoteLine id={`link-${linkId}-note`} note={command.note} />
    </li>
  );
};

const Frame = chakra('div', {
  base: {
    textStyle: 'sm',
    '& > p': { color: 'fg.muted', mb: '2' },
    '& ul': { mb: '2' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '2',
      minH: { base: '11', md: '8' },
    },
    '& li > p': { gridColumn: '1 / -1' },
    '& .kind': { color: 'fg.muted' },
    '& li a': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& b': { fontWeight: 'semibold' },
  },
});
