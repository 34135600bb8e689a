import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { copyToClipboard } from './page-state.tsx';
import { useStore } from '../platform/store.ts';
import { dismissToast, resume, pause, toasts, type ToastKind, type ToastMessage } from '../platform/toast.ts';
import { texts } from '../platform/platform.texts.ts';
import { TraceId } from './trace-id.tsx';
import { openDialogs } from './use-modal.ts';
import { onNarrow } from '../platform/width.ts';

const maxToasts = 4;

const toastStyles = {
  success: { icon: CircleCheck, colour: 'status.closed.mark' },
  info: { icon: Info, colour: 'struma.solid' },
  warning: { icon: TriangleAlert, colour: 'orange.solid' },
  error: { icon: CircleX, colour: 'red.solid' },
} satisfies Record<ToastKind, unknown>;

/** Shows the toasts at the bottom right: at most four, the newest last. */
export const Toaster = () => {
  const dialog = useStore(openDialogs).at(-1);
  return createPortal(<Messages />, dialog ?? document.body);
};

/** Half a rem above an anchor, and below the top of the window. Without the anchor, above the distance from the bottom. */
const above = (anchor: string, distance: string) => ({
  [`@supports (anchor-name: ${anchor})`]: {
    positionAnchor: anchor,
    positionVisibility: 'always',
    bottom: `min(anchor(top, ${distance}) + 0.5rem, 100dvh - 10rem)`,
  },
});

// The toasts must not cover the pager of a list or, on narrow pages, the reply field at the bottom: heights vary.
const aboveBars = {
  '@media print': { display: 'none' },
  md: above('--pager', '2rem'),
  [onNarrow]: above('--reply', '4rem'),
} as const;

const Messages = () => {
  const messages = useStore(toasts);
  const hidden = Math.max(0, messages.length - maxToasts);
  return (
    <Flex
      as="section"
      aria-label={texts.notifications}
      direction="column"
      gap="2"
      position="fixed"
      zIndex="toast"
      right={{ base: 2, md: 4 }}
      left={{ base: 2, md: 'auto' }}
      bottom={{ base: '4.5rem', md: 10 }}
      w={{ md: '380px' }}
      pointerEvents="none"
      css={aboveBars}
    >
      {hidden > 0 && (
        <Text textStyle="xs" color="fg.muted" alignSelf="flex-end">
          {texts.moreToasts(hidden)}
        </Text>
      )}
      {messages.slice(-maxToasts).map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </Flex>
  );
};

const Toast = ({ message }: { message: ToastMessage }) => {
  const { icon: Icon, colour } = toastStyles[message.kind];
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  usePause(message.id, isHovered || hasFocus);
  return (
    <Box
      role={message.kind === 'error' ? 'alert' : 'status'}
      pointerEvents="auto"
      display="grid"
      gridTemplateColumns="20px minmax(0, 1fr) 24px"
      gap="2.5"
      p="3"
      pe="2.5"
      bg="bg.panel"
      color="fg"
      textStyle="sm"
      borderRadius="lg"
      boxShadow="float"
      borderInlineStartWidth="4px"
      borderInlineStartColor={colour}
      animation="fade-in"
      animationDuration="moderate"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Box color={colour} pt="px">
        <Icon size={18} />
      </Box>
      <Box whiteSpace="pre-line" overflowWrap="anywhere" alignSelf="center">
        {message.text}
        {message.action && <Action id={message.id} {...message.action} />}
        {message.traceId && <Trace traceId={message.traceId} />}
      </Box>
      <IconButton
        aria-label={texts.close}
        variant="ghost"
        boxSize="6"
        minW="6"
        minH="6"
        px="0"
        color="fg.muted"
        onClick={() => dismissToast(message.id)}
      >
        <X size={14} />
      </IconButton>
    </Box>
  );
};

const Action = ({ id, label, run }: { id: number } & NonNullable<ToastMessage['action']>) => (
  <chakra.button
    display="block"
    minH="6"
    color="fg.link"
    fontWeight="medium"
    cursor="pointer"
    onClick={() => {
      dismissToast(id);
      run();
    }}
  >
    {label}
  </chakra.button>
);

const Trace = ({ traceId }: { traceId: string }) => (
  <Text textStyle="xs" color="fg.muted">
    {texts.trace} <TraceId traceId={traceId} length={8} />{' '}
    <chakra.button color="fg.link" minH="6" cursor="pointer" onClick={() => void copyToClipboard(traceId)}>
      {texts.copy}
    </chakra.button>
  </Text>
);

const usePause = (id: number, isPaused: boolean): void =>
  useEffect(() => {
    if (!isPaused) return;
    pause(id);
    return () => resume(id);
  }, [id, isPaused]);
