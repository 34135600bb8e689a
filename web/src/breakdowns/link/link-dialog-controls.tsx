import { Button } from '@chakra-ui/react';
import { Link2, Map as MapIcon } from 'lucide-react';
import { formatNumber } from '../../platform/format.ts';
import { texts as previewTexts } from '../preview/preview.texts.ts';
import { texts } from './link.texts.ts';
import type { CandidateView } from './use-candidates.ts';

interface ViewChoiceProps {
  view: CandidateView;
  /** The views to choose from. */
  views: readonly CandidateView[];
  onChange: (view: CandidateView) => void;
  /** The button of the map; null if the map is always shown or missing. */
  map: { isShown: boolean; onToggle: () => void } | null;
}

/** Buttons that choose the listed signals (likely or all) and, on narrow pages, the button of the map. */
export const ViewChoice = ({ view, views, onChange, map }: ViewChoiceProps) => (
  <fieldset className="views" aria-label={texts.views}>
    {views.map((name) => (
      <Button
        key={name}
        size="xs"
        variant={view === name ? 'solid' : 'outline'}
        aria-pressed={view === name}
        onClick={() => onChange(name)}
      >
        {texts.viewNames[name]}
      </Button>
    ))}
    {map && (
      <Button size="xs" variant="outline" ms="auto" aria-pressed={map.isShown} onClick={map.onToggle}>
        <MapIcon />
        {texts.mapShort}
      </Button>
    )}
  </fieldset>
);

interface FootProps {
  /** Number of listed signals. Undefined while the signals load. Null if the pager shows the number. */
  total: number | null | undefined;
  /** Number of chosen signals. */
  chosen: number;
  isPending: boolean;
  onClose: () => void;
  onLink: () => void;
}

/** The footer: the number of chosen signals and the button that links them. */
export const LinkFoot = ({ total, chosen, isPending, onClose, onLink }: FootProps) => (
  <footer>
    <span>
      {typeof total === 'number' && previewTexts.total(formatNumber(total))} {texts.chosen(chosen)}
    </span>
    <Button size="sm" variant="outline" onClick={onClose}>
      {texts.close}
    </Button>
    <Button size="sm" disabled={isPending || chosen === 0} onClick={onLink}>
      <Link2 />
      {texts.linkChosen(chosen)}
    </Button>
  </footer>
);
