import { chakra } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { focusUnpicked } from './focus-unpicked.ts';
import { narrow, onNarrow, useWidth } from '../platform/width.ts';

interface FormWithMapProps {
  /** Accessible name of the form. */
  label: string;
  isPending: boolean;
  onSubmit: () => void;
  fields: ReactNode;
  /** The note of the command, below the fields. */
  note: ReactNode;
  /** Buttons and their status. */
  footer: ReactNode;
  /** Null if the service has no map. */
  map: ReactNode;
  ref?: RefObject<HTMLFormElement | null>;
}

/** A page with a form and, beside the form, a map for the location. In a narrow window the map is below the fields. */
export const FormWithMap = ({ label, isPending, onSubmit, fields, note, footer, map, ref }: FormWithMapProps) => {
  const isNarrow = useWidth(narrow);
  return (
    <Page>
      <form
        ref={ref}
        noValidate
        aria-label={label}
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (!focusUnpicked(event.currentTarget)) onSubmit();
        }}
      >
        <div className="fields">
          {fields}
          {isNarrow && map && <div className="map">{map}</div>}
          {note}
        </div>
        <div className="foot">{footer}</div>
      </form>
      {!isNarrow && map && <div className="side">{map}</div>}
    </Page>
  );
};

const Page = chakra('div', {
  base: {
    flex: '1',
    h: 'full',
    minH: '0',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(26rem, 2fr) minmax(0, 3fr)',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& form': { display: 'flex', flexDirection: 'column', minH: '0', minW: '0' },
    '& h2': { textStyle: '2xl', mb: '4' },
    '& .fields': { flex: '1', minH: '0', overflowY: 'auto', px: { base: '4', md: '6' }, py: '5' },
    '& .foot': {
      flex: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      px: { base: '4', md: '6' },
      py: '3',
      borderTopWidth: '1px',
    },
    '& .foot > :is(output, span)': { textStyle: 'xs', color: 'fg.muted' },
    '& .side': { minW: '0', borderInlineStartWidth: '1px', display: 'flex' },
    '& .map': { h: '24rem', mt: '4', borderWidth: '1px', borderRadius: 'lg', overflow: 'hidden', display: 'flex' },
  },
});
