import { chakra } from '@chakra-ui/react';
import { Crosshair, Layers, LocateFixed, Minus, Plus, TableProperties, Undo2 } from 'lucide-react';
import type { Icon } from '../ui/icons.ts';
import { useMap } from './map-context.ts';
import { floatingSurface } from './map-frame.ts';
import { texts } from './map.texts.ts';

interface MapControlsProps {
  home: { label: string; run: () => void };
  /** If absent, the map has no crosshair. */
  crossHair?: { isOn: boolean; toggle: () => void };
  undo?: () => void;
  layers?: { isOpen: boolean; toggle: () => void };
  table?: { isOpen: boolean; toggle: () => void };
}

/** The control buttons at the map's upper right. */
export const MapControls = ({ home, crossHair, undo, layers, table }: MapControlsProps) => {
  const { map } = useMap();
  return (
    <div className="controls">
      <ControlGroup>
        <Control icon={Plus} label={texts.zoomIn} onPress={() => void map.zoomIn({ duration: 200 })} />
        <Control icon={Minus} label={texts.zoomOut} onPress={() => void map.zoomOut({ duration: 200 })} />
      </ControlGroup>
      <ControlGroup>
        <Control icon={LocateFixed} label={home.label} onPress={home.run} />
        {crossHair && (
          <Control icon={Crosshair} label={texts.crossHair} pressed={crossHair.isOn} onPress={crossHair.toggle} />
        )}
        {undo && <Control icon={Undo2} label={texts.undo} onPress={undo} />}
      </ControlGroup>
      {(layers ?? table) && (
        <ControlGroup>
          {layers && <Control icon={Layers} label={texts.layers} expanded={layers.isOpen} onPress={layers.toggle} />}
          {table && (
            <Control icon={TableProperties} label={texts.featureTable} expanded={table.isOpen} onPress={table.toggle} />
          )}
        </ControlGroup>
      )}
    </div>
  );
};

interface ControlProps {
  icon: Icon;
  label: string;
  pressed?: boolean;
  expanded?: boolean;
  onPress: () => void;
}

const Control = ({ icon: ControlIcon, label, pressed, expanded, onPress }: ControlProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    aria-expanded={expanded}
    onClick={onPress}
  >
    <ControlIcon size={18} />
  </button>
);

const ControlGroup = chakra('div', {
  base: {
    ...floatingSurface,
    display: 'flex',
    flexDirection: 'column',
    '& button': {
      display: 'grid',
      placeItems: 'center',
      boxSize: { base: '11', md: '9' },
      borderRadius: 'lg',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outlineColor: 'struma.focusRing', outlineOffset: '-2px' },
    },
    '& button + button': { borderTopWidth: '1px', borderColor: 'border.muted', borderTopRadius: '0' },
    '& button[aria-pressed=true], & button[aria-expanded=true]': { bg: 'bg.selected', color: 'struma.fg' },
  },
});
