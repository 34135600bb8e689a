import { chakra, Kbd } from '@chakra-ui/react';
import { MapPin, Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { silently } from '../ui/busy.ts';
import { useSettled } from '../ui/fields/use-settled.ts';
import { plate } from './map-frame.ts';
import { type GeocodeQuery, useGeocodeQuery } from './map.generated.ts';
import { texts } from './map.texts.ts';

export type GeoHit = GeocodeQuery['geocode'][number];

interface AddressSearchProps {
  onPick: (hit: GeoHit) => void;
  input?: RefObject<HTMLInputElement | null>;
}

const typingPause = 300;
const shortest = 2;

/** MP-2: 'Търсене по адрес'. Arrows choose, Enter takes the first; a search that fails finds nothing (MP-7). */
export const AddressSearch = ({ onPick, input }: AddressSearchProps) => {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useId();
  const { hits, isSearching } = useHits(typed, isOpen);

  const type = (text: string): void => {
    setTyped(text);
    setActive(0);
    setIsOpen(text.trim() !== '');
  };
  const pick = (hit: GeoHit | undefined): void => {
    if (!hit) return;
    setTyped(hit.label);
    setIsOpen(false);
    onPick(hit);
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setIsOpen(typed.trim() !== '');
      setActive((place) => Math.max(0, Math.min(hits.length - 1, place + step)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isOpen && !isSearching) pick(hits[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setIsOpen(false);
    }
  };

  return (
    <Frame>
      <div className="field">
        <Search aria-hidden="true" size={18} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={texts.search}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-activedescendant={isOpen && hits[active] ? `${list}-${active}` : undefined}
          placeholder={texts.search}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => setIsOpen(false)}
        />
        {typed === '' ? (
          <Kbd hideBelow="md">/</Kbd>
        ) : (
          <button type="button" aria-label={texts.clearSearch} title={texts.clearSearch} onClick={() => type('')}>
            <X size={16} />
          </button>
        )}
      </div>
      <div className="results" hidden={!isOpen}>
        <List id={list} aria-label={texts.search}>
          {hits.map((hit, place) => (
            <Option
              key={`${hit.label} ${place}`}
              id={`${list}-${place}`}
              aria-selected={place === active}
              tabIndex={-1}
              onPointerDown={(event) => {
                event.preventDefault();
                pick(hit);
              }}
            >
              <MapPin aria-hidden="true" size={16} />
              <span>{hit.label}</span>
              {place === active && <Kbd>Enter</Kbd>}
            </Option>
          ))}
        </List>
        <output>{isOpen ? noteOf(typed, isSearching, hits.length) : ''}</output>
      </div>
    </Frame>
  );
};

const useHits = (typed: string, isOpen: boolean): { hits: readonly GeoHit[]; isSearching: boolean } => {
  const text = typed.trim();
  const settled = useSettled(text, typingPause);
  const isShort = settled.length < shortest;
  const { data, loading } = useGeocodeQuery(
    isShort || !isOpen ? { skip: true } : { variables: { text: settled }, context: silently, errorPolicy: 'all' },
  );
  const isSearching = text.length >= shortest && (loading || settled !== text);
  return { hits: isSearching || isShort ? none : (data?.geocode ?? none), isSearching };
};

const none: readonly GeoHit[] = [];

const noteOf = (typed: string, isSearching: boolean, count: number): string => {
  if (typed.trim().length < shortest) return texts.searchShort;
  if (isSearching) return texts.searching;
  return count === 0 ? texts.nothingFound : texts.foundCount(count);
};

const List = chakra('div', {}, { defaultProps: { role: 'listbox' } });
const Option = chakra('div', {}, { defaultProps: { role: 'option' } });

const Frame = chakra('search', {
  base: {
    '& .field': {
      ...plate,
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
    '& .results': { ...plate, mt: '1.5', p: '1', maxH: '22rem', overflowY: 'auto', _hidden: { display: 'none' } },
    '& [role=option]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: { base: '11', md: '8' },
      px: '2.5',
      py: '1.5',
      borderRadius: 'md',
      textStyle: 'sm',
      cursor: 'pointer',
      '& span': { flex: '1', minW: '0' },
      '& svg': { color: 'fg.muted', flex: 'none' },
      '&:hover': { bg: 'bg.muted' },
      '&[aria-selected=true]': { bg: 'bg.selected' },
    },
    '& output': { display: 'block', px: '2.5', py: '1', textStyle: 'xs', color: 'fg.subtle' },
  },
});
