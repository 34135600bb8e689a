import { confirm } from '../../platform/confirm.ts';
import { texts } from '../administration.texts.ts';

/**
 * Asks twice before users remove their own roles or groups, because only another administrator may be able to give the
 * roles or groups back. `lost`: the names of the roles and groups.
 */
export const confirmOwnLoss = async (lost: readonly string[]): Promise<boolean> =>
  (await confirm({ title: texts.ownTitle, body: texts.ownBody, kind: 'continue', isDestructive: true })) &&
  confirm({ title: texts.ownAgainTitle, body: texts.ownAgainBody(lost.join(', ')), kind: 'do', isDestructive: true });
