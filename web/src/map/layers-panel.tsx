import { Button, chakra } from '@chakra-ui/react';
import { ChevronsRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { checkboxStyle } from '../ui/checkbox-style.ts';
import { useStore } from '../platform/store.ts';
import {
  setLayerVisibility,
  type LayerEntry,
  type LayerGroup,
  layerVisibility,
  getCheckedState,
  toggleEntry,
} from './layer-visibility.ts';
import { LayerSymbol } from './layer-symbol.tsx';
import { useMap } from './map-context.ts';
import { texts } from './map.texts.ts';
import { PanelFrame } from './panel-frame.tsx';

/** MP-3: the panel with a checkbox for each layer. */
export const LayersPanel = ({ onClose }: { onClose: () => void }) => {
  const { map, groups } = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const updateZoom = (): void => setZoom(map.getZoom());
    map.on('zoomend', updateZoom);
    return () => void map.off('zoomend', updateZoom);
  }, [map]);
  return (
    <PanelFrame
      className="layers"
      title={texts.layers}
      closeLabel={texts.collapseLayers}
      closeIcon={ChevronsRight}
      onClose={onClose}
      footer={
        <Button variant="outline" w="full" onClick={onClose}>
          {texts.closeLayers}
        </Button>
      }
    >
      {groups.map((group) => (
        <Group key={group.title} group={group} zoom={zoom} />
      ))}
    </PanelFrame>
  );
};

const Group = ({ group: { title, entries }, zoom }: { group: LayerGroup; zoom: number }) => (
  <Fields>
    <legend>{title}</legend>
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} zoom={zoom} />
    ))}
  </Fields>
);

const Entry = ({ entry, zoom }: { entry: LayerEntry; zoom: number }) => (
  <>
    <LayerCheckbox entry={entry} isBelowMinZoom={entry.minZoom !== undefined && zoom < entry.minZoom} />
    {entry.parts && (
      <chakra.div ps="4">
        {entry.parts.map((part) => (
          <LayerCheckbox key={part.id} entry={part} isBelowMinZoom={false} />
        ))}
      </chakra.div>
    )}
  </>
);

const LayerCheckbox = ({ entry, isBelowMinZoom }: { entry: LayerEntry; isBelowMinZoom: boolean }) => {
  const visibility = useStore(layerVisibility);
  const checkedState = getCheckedState(entry, visibility);
  const note = isBelowMinZoom ? texts.fromZoom : entry.note;
  const checkbox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (checkbox.current) checkbox.current.indeterminate = checkedState === 'mixed';
  }, [checkedState]);
  return (
    <label>
      <input
        ref={checkbox}
        type="checkbox"
        checked={checkedState === true}
        onChange={() => setLayerVisibility(toggleEntry(entry, layerVisibility.get()))}
      />
      <span>
        {entry.label}
        {note && <small>{note}</small>}
      </span>
      {entry.symbol && <LayerSymbol name={entry.symbol} />}
    </label>
  );
};

const Fields = chakra('fieldset', {
  base: {
    minW: '0',
    '& legend': { px: '4', pt: '3.5', pb: '1', textStyle: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: { base: '11', md: '8' },
      px: '4',
      textStyle: 'sm',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
    },
    '& input': { ...checkboxStyle, cursor: 'pointer' },
    '& small': { display: 'block', textStyle: 'xs', color: 'fg.subtle' },
  },
});
