import { BulkBar, type BulkListProps } from '../../ui/list/bulk/bulk-bar.tsx';
import type { SignalRowFragment } from '../signals.generated.ts';
import { useSignalActions } from './use-signal-actions.ts';

/** The bar with the changes of the checked signals. */
export const SignalBulkBar = (props: BulkListProps<SignalRowFragment>) => (
  <BulkBar {...props} titleOf={titleOf} actions={useSignalActions()} />
);

const titleOf = ({ title }: SignalRowFragment): string => title;
