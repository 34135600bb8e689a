import { Button } from '@chakra-ui/react';
import { SquareDashedMousePointer } from 'lucide-react';
import { useState } from 'react';
import type { FieldProps } from '../../fields/field-frame.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { partTexts } from '../list-parts.texts.ts';
import type { BoundsFilter } from './filter-fields.ts';

/** A field for a rectangle, which the user types as four numbers or draws on a map. */
export const BoundsField = ({ Picker, ...field }: FieldProps & { Picker: BoundsFilter['Picker'] }) => {
  const [isDrawing, setIsDrawing] = useState(false);
  const close = (): void => setIsDrawing(false);
  return (
    <div>
      <TextField {...field} placeholder={partTexts.boundsPlaceholder} maxLength={100} />
      {Picker && (
        <Button size="xs" variant="ghost" type="button" onClick={() => setIsDrawing(true)}>
          <SquareDashedMousePointer />
          {partTexts.drawBounds}
        </Button>
      )}
      {Picker && isDrawing && (
        <Picker
          label={field.label}
          value={field.value}
          onPick={(value) => {
            field.onChange(value);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
};
