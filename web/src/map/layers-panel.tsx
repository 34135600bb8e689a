import { Button, chakra } from '@chakra-ui/react';
import { ChevronsRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { checkboxStyle } from '../ui/checkbox-style.ts';
import { useStore } from '../platform/store.ts';
import { chooseLayers, type LayerEntry, type LayerGroup, layerChoice, tickOf, toggled } from './layer-choice.ts';
import { LayerSign } from './layer-sign.tsx';
import { useMap } from './map-context.ts';
import { texts } from './map.texts.ts';
import { PanelFrame } from './panel-frame.tsx';

/** MP-3: 'Слоеве' with a box for each layer. */
export const LayersPanel = ({ onClose }: { onClose: () => void }) => {
  const { map, groups } = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const moved = (): void => setZoom(map.getZoom());
    map.on('zoomend', moved);
    return () => void map.off('zoomend', moved);
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
    <Tick entry={entry} isTooFar={entry.minZoom !== undefined && zoom < entry.minZoom} />
    {entry.parts && (
      <chakra.div ps="4">
        {entry.parts.map((part) => (
          <Tick key={part.id} entry={part} isTooFar={false} />
        ))}
      </chakra.div>
    )}
  </>
);

const Tick = ({ entry, isTooFar }: { entry: LayerEntry; isTooFar: boolean }) => {
  const choice = useStore(layerChoice);
  const tick = tickOf(entry, choice);
  const note = isTooFar ? texts.fromZoom : entry.note;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = tick === 'mixed';
  }, [tick]);
  return (
    <label>
      <input
        ref={box}
        type="checkbox"
        checked={tick === true}
        onChange={() => chooseLayers(toggled(entry, layerChoice.get()))}
      />
      <span>
        {entry.label}
        {note && <small>{note}</small>}
      </span>
      {entry.sign && <LayerSign name={entry.sign} />}
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
