import { chakra } from '@chakra-ui/react';
import { PlaceField } from '../../map/picker/place-field.tsx';
import { EditBreakdown } from './edit-breakdown.tsx';
import type { FormValues } from './form-values.ts';
import type { BreakdownDetailsFragment } from './form.generated.ts';
import { texts } from './form.texts.ts';
import { PlacePicker } from './place-picker.tsx';
import { useBreakdownLocation } from './use-breakdown-location.ts';
import type { BreakdownFormState } from './use-breakdown-form.ts';

interface EditSectionProps {
  breakdown: BreakdownDetailsFragment;
  /** Unsaved values that the form has when it opens, such as those that the isolation assistant filled in. */
  prefilled: Partial<FormValues>;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}

/** BR-4: the whole form of a breakdown, with the map. */
export const EditSection = (props: EditSectionProps) => (
  <Section>
    <EditBreakdown {...props} place={(form) => <Place form={form} />} />
  </Section>
);

const Place = ({ form }: { form: BreakdownFormState }) => {
  const location = useBreakdownLocation(form);
  return (
    <>
      <PlaceField
        label={texts.fields.location}
        location={location}
        problem={form.problems.location}
        onTypedProblem={form.reportPlaceProblem}
      />
      <div className="map">
        <PlacePicker location={location} />
      </div>
    </>
  );
};

const Section = chakra('section', {
  base: {
    px: { base: '4', lg: '6' },
    py: '4',
    borderTopWidth: '1px',
    bg: 'bg.panel',
    '& .map': {
      h: '20rem',
      mt: '2',
      display: 'flex',
      borderWidth: '1px',
      borderRadius: 'lg',
      overflow: 'hidden',
      _empty: { display: 'none' },
    },
  },
});
