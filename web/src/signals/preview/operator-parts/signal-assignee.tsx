import { Assignee } from '../../../ui/record/assignment/assignee.tsx';
import type { UseColleagues } from '../../../ui/record/assignment/hand-over-dialog.tsx';
import type { SignalDetails } from '../signal-thread.ts';
import { useColleaguesQuery } from './operator-parts.generated.ts';
import { texts } from './operator-parts.texts.ts';
import { useSignalAssignment } from './use-signal-assignment.ts';

/** Shows who works on the signal, with the buttons that change this. */
export const SignalAssignee = ({ signal }: { signal: Pick<SignalDetails, 'id' | 'takenBy'> }) => (
  <Assignee record={signal} assignment={useSignalAssignment()} useColleagues={useColleagues} texts={texts} />
);

const useColleagues: UseColleagues = () => {
  const { data, error, refetch } = useColleaguesQuery({ fetchPolicy: 'cache-and-network' });
  return { colleagues: data?.colleagues, error, retry: refetch };
};
