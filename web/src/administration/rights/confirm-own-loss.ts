import { confirm } from '../../platform/confirm.ts';
import { texts } from '../administration.texts.ts';

/**
 * Asks twice before a person loses an own role or group: another administrator may be needed to give it back. `lost`
 * names the roles and groups.
 */
export const confirmOwnLoss = async (lost: readonly string[]): Promise<boolean> =>
  (await confirm({ title: texts.ownTitle, body: texts.ownBody, kind: 'continue', isDestructive: true })) &&
  confirm({ title: texts.ownAgainTitle, body: texts.ownAgainBody(lost.join(', ')), kind: 'do', isDestructive: true });
