import { chakra, Kbd } from '@chakra-ui/react';
import { MapPin, Search, X } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { optionalContext } from '../platform/request/busy.ts';
import { ChoiceList, ChoiceNote, useCombobox } from '../ui/fields/combobox.tsx';
import { typeMore } from '../platform/hit-count.texts.ts';
import { useDebouncedValue } from '../ui/fields/use-debounced-value.ts';
import { floatingSurface } from './map-frame.ts';
import { type GeocodeQuery, useGeocodeQuery } from './map.generated.ts';
import { texts } from './map.texts.ts';
import { findMissingNumbers } from './missing-numbers.ts';

export type GeoHit = GeocodeQuery['geocode'][number];

interface AddressSearchProps {
  onPick: (hit: GeoHit) => void;
  /** The field, for the key `/` of the enclosing map. */
  input?: RefObject<HTMLInputElement | null>;
}

const debounceMs = 300;
const minLength = 2;
/** Maximum number of shown addresses. One more is requested, because the service does not count them. */
const maxAddresses = 10;

/**
 * MP-2: the address search. The arrow keys move through the results, and Enter picks one. If the first result lacks a
 * typed number, Enter picks it only after an arrow key: it is another house. A failed search shows no results (MP-7).
 */
export const AddressSearch = ({ onPick, input }: AddressSearchProps) => {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { hits, hasMore, isSearching } = useGeocodeHits(typed, isOpen);
  const missing = hits[0] ? findMissingNumbers(typed, hits[0].label) : [];

  const type = (text: string): void => {
    setTyped(text);
    setIsOpen(text.trim() !== '');
  };
  const combobox = useCombobox({
    choices: hits,
    isOpen,
    isEnterCaptured: true,
    hasNoDefault: missing.length > 0,
    onType: type,
    onOpen: () => setIsOpen(typed.trim() !== ''),
    onClose: () => setIsOpen(false),
    onPick: (hit) => {
      setTyped(hit.label);
      setIsOpen(false);
      onPick(hit);
    },
  });

  return (
    <Frame>
      <div className="field">
        <Search aria-hidden="true" size={18} />
        <input
          {...combobox.input}
          ref={input}
          type="text"
          aria-label={texts.search}
          placeholder={texts.search}
          maxLength={200}
          value={typed}
          onBlur={() => setIsOpen(false)}
        />
        {typed === '' ? (
          input && <Kbd hideBelow="md">/</Kbd>
        ) : (
          <button type="button" aria-label={texts.clearSearch} title={texts.clearSearch} onClick={() => type('')}>
            <X size={16} />
          </button>
        )}
      </div>
      <div className="results" hidden={!isOpen}>
        <ChoiceList combobox={combobox} label={texts.search} keyOf={({ label }, index) => `${label} ${index}`}>
          {(hit, isActive) => (
            <>
              <MapPin aria-hidden="true" size={16} />
              <span className="label">{hit.label}</span>
              {isActive && <Kbd>Enter</Kbd>}
            </>
          )}
        </ChoiceList>
        <ChoiceNote>
          {isOpen ? (isSearching ? texts.searching : formatNote(typed, hits.length, { hasMore, missing })) : ''}
        </ChoiceNote>
      </div>
    </Frame>
  );
};

interface GeocodeHits {
  hits: readonly GeoHit[];
  hasMore: boolean;
  isSearching: boolean;
}

const useGeocodeHits = (typed: string, isOpen: boolean): GeocodeHits => {
  const text = typed.trim();
  const debounced = useDebouncedValue(text, debounceMs);
  const isShort = debounced.length < minLength;
  const { data, loading } = useGeocodeQuery(
    isShort || !isOpen
      ? { skip: true }
      : { variables: { text: debounced }, context: optionalContext, errorPolicy: 'all' },
  );
  const isSearching = text.length >= minLength && (loading || debounced !== text);
  const found = isSearching || isShort ? noHits : (data?.geocode ?? noHits);
  return { hits: found.slice(0, maxAddresses), hasMore: found.length > maxAddresses, isSearching };
};

const noHits: readonly GeoHit[] = [];

interface NoteFacts {
  hasMore: boolean;
  /** The typed numbers that the first hit lacks. */
  missing: readonly string[];
}

const formatNote = (typed: string, count: number, { hasMore, missing }: NoteFacts): string => {
  if (typed.trim().length < minLength) return texts.searchShort;
  if (count === 0) return texts.nothingFound;
  if (missing.length > 0) return texts.numbersNotFound(missing);
  return hasMore ? typeMore(count, null) : texts.foundCount(count);
};

const Frame = chakra('search', {
  base: {
    '& .field': {
      ...floatingSurface,
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      h: { base: '11', md: '10' },
      px: '3',
      _focusWithin: { outline: '2px solid', outlineColor: 'struma.focusRing' },
    },
    '& .field svg': { color: 'fg.muted', flex: 'none' },
    '& input': { flex: '1', minW: '0', bg: 'transparent', outline: 'none', fontSize: { base: '1rem', md: 'md' } },
    '& .field button': { display: 'grid', placeItems: 'center', boxSize: '6', cursor: 'pointer', borderRadius: 'sm' },
    '& .results': {
      ...floatingSurface,
      display: 'flex',
      flexDirection: 'column',
      mt: '1.5',
      maxH: '22rem',
      _hidden: { display: 'none' },
    },
    '& .label': { flex: '1', minW: '0' },
  },
});
