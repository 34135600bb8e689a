import type { Proposal } from './svo-panel.tsx';
import { texts } from './svo.texts.ts';

/** The reasons for and against a proposed SVO. */
export const describeProposal = ({
  isNearest,
  isSameSide,
  servesAddress,
  servedAddresses,
}: Pick<Proposal, 'isNearest' | 'isSameSide' | 'servesAddress' | 'servedAddresses'>): string =>
  [
    isNearest && texts.nearest,
    servesAddress && texts.sameAddress,
    servedAddresses.length > 0 && texts.serves(servedAddresses.join('; ')),
    isSameSide ? texts.sameSide : texts.otherSide,
  ]
    .filter(Boolean)
    .join(', ');
