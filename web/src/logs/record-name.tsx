import { Link } from 'react-router-dom';
import { texts as historyTexts } from '../history/history.texts.ts';
import { useRecordPath } from '../session/record-path.ts';
import type { ActivityRowFragment } from './logs.generated.ts';
import { texts } from './logs.texts.ts';

export const nameOf = ({ entity, recordId }: ActivityRowFragment): string =>
  entity ? `${historyTexts.entities[entity]} ${recordId}` : recordId;

/** The changed record: a link if it still exists and the user can open its page. */
export const RecordName = ({ activity }: { activity: ActivityRowFragment }) => {
  const { entity, recordId, signalId, hasRecord } = activity;
  const recordPath = useRecordPath();
  const name = nameOf(activity);
  if (!hasRecord)
    return (
      <>
        {name} <span className="subtle">{texts.deleted}</span>
      </>
    );
  // A response is on the page of its signal.
  const path = signalId ? recordPath('SIGNAL', signalId) : entity && recordPath(entity, recordId);
  return path ? <Link to={path}>{name}</Link> : name;
};
