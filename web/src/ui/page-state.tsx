import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, RefreshCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { readError } from '../platform/request/read-error.ts';
import type { Icon } from './icons.ts';
import { toast } from '../platform/toast.ts';
import { texts } from '../platform/platform.texts.ts';
import { TraceId } from './trace-id.tsx';

interface PageMessageProps {
  icon: Icon;
  title: string;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  tone?: 'neutral' | 'error';
  role?: 'alert' | 'status';
}

/** Shown instead of missing content: an icon, a heading, the reason and buttons. */
export const PageMessage = ({ icon: Icon, title, children, actions, tone = 'neutral', role }: PageMessageProps) => (
  <Flex direction="column" align="center" textAlign="center" m="auto" maxW="340px" p="4" role={role} data-tone={tone}>
    <Flex
      boxSize="11"
      align="center"
      justify="center"
      borderRadius="xl"
      bg={tone === 'error' ? 'bg.error' : 'bg.muted'}
      color={tone === 'error' ? 'fg.error' : 'fg.muted'}
    >
      <Icon size={22} />
    </Flex>
    <Text as="h2" textStyle="lg" mt="2.5" mb="1">
      {title}
    </Text>
    <Box textStyle="sm" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
      {children}
    </Box>
    {actions && (
      <Flex gap="2" mt="3.5" wrap="wrap" justify="center">
        {actions}
      </Flex>
    )}
  </Flex>
);

interface PageErrorProps {
  error: unknown;
  onRetry?: () => unknown;
  /** A sentence that names what failed: 'Списъкът не се зареди'. */
  title?: string;
}

/** Shown instead of content that failed to load: the failure, the reason, the trace id and a button to retry. */
export const PageError = ({ error, onRetry, title = texts.loadFailed }: PageErrorProps) => {
  const { reason, code, traceId } = readError(error);
  return (
    <PageMessage
      icon={code === 'OFFLINE' ? WifiOff : CircleAlert}
      title={title}
      tone="error"
      role="alert"
      actions={
        <>
          {onRetry && (
            <Button onClick={() => void onRetry()}>
              <RefreshCw />
              {texts.retry}
            </Button>
          )}
          {traceId && (
            <Button variant="ghost" onClick={() => void copyToClipboard(traceId)}>
              {texts.copyTrace}
            </Button>
          )}
        </>
      }
    >
      {reason}
      {traceId && (
        <Text fontVariantNumeric="tabular-nums">
          {texts.trace} <TraceId traceId={traceId} />
        </Text>
      )}
    </PageMessage>
  );
};

/** Copies a text to the clipboard and shows a toast. */
export const copyToClipboard = async (text: string): Promise<void> => {
  await navigator.clipboard.writeText(text);
  toast.success(texts.copied);
};

/** A bar without animation, shown while a text is loading. */
export const SkeletonBar = ({ width = '100%' }: { width?: string | number }) => (
  <Box as="span" display="inline-block" h="2.5" w={width} maxW="full" borderRadius="sm" bg="bg.emphasized" />
);

/** Shown while the code or the first data of a page is loading. */
export const PageSkeleton = ({ lines = 8 }: { lines?: number }) => (
  <Flex direction="column" gap="6" p="6" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <SkeletonBar key={line} width={`${40 + ((line * 37) % 50)}%`} />
    ))}
  </Flex>
);
