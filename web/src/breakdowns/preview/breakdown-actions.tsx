import { Button, Kbd } from '@chakra-ui/react';
import { MapPin, Pencil, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { createPlaceLink } from '../../map/map-link.ts';
import { usePermittedScreens } from '../../session/permitted-screens.ts';
import { NeighbourLinks } from '../../ui/list/neighbours/neighbour-links.tsx';
import type { Neighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { breakdownPath } from '../breakdowns.screens.ts';
import type { BreakdownDetailsFragment } from '../form/form.generated.ts';
import { texts } from './preview.texts.ts';

interface BreakdownActionsProps {
  breakdown: Pick<BreakdownDetailsFragment, 'id' | 'location' | 'isFinished'>;
  /** Null if the breakdown is not in the list of breakdowns that was shown last. */
  neighbours: Neighbours | null;
  isEditing: boolean;
  onEdit: () => void;
}

/** The actions in the header of a breakdown. */
export const BreakdownActions = ({ breakdown, neighbours, isEditing, onEdit }: BreakdownActionsProps) => {
  const mapLink = createPlaceLink(breakdown.location, usePermittedScreens());
  // The map shows only open breakdowns.
  const selected = breakdown.isFinished ? undefined : `breakdown.${breakdown.id}`;
  return (
    <>
      {neighbours && <NeighbourLinks neighbours={neighbours} texts={texts} pathOf={breakdownPath} />}
      <Button size="sm" variant="outline" hideBelow="md" onClick={() => window.print()}>
        <Printer />
        {texts.print}
      </Button>
      {mapLink && (
        <Button asChild size="sm" variant="outline" hideBelow="md">
          <Link to={mapLink(selected)}>
            <MapPin />
            {texts.onMap}
          </Link>
        </Button>
      )}
      <Button size="sm" variant="outline" disabled={isEditing} onClick={onEdit}>
        <Pencil />
        {texts.edit}
        <Kbd hideBelow="lg" aria-hidden="true">
          E
        </Kbd>
      </Button>
    </>
  );
};
