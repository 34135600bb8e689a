import { chakra } from '@chakra-ui/react';
import { maxTextLength } from '@struma/shared/rich-document.ts';
import { TemplateChoice } from '../../ui/conversation/composer/template-choice.tsx';
import type { UseTemplates } from '../../ui/conversation/composer/template-dialog.tsx';
import { controlStyle, FieldFrame } from '../../ui/fields/field-frame.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useBulkColleaguesQuery, useBulkReplyTemplatesQuery } from './bulk.generated.ts';
import { useSignalChoices } from '../use-signal-choices.ts';
import { useSignalTools } from '../use-signal-tools.ts';
import { texts } from './signal-bulk.texts.ts';

/** The field of a bulk action that needs a value: a colleague, a priority or a message. */
interface ChoiceProps {
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
}

export const ColleagueChoice = (props: ChoiceProps) => {
  const { data, error, refetch } = useBulkColleaguesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SelectField
      {...props}
      label={texts.colleague}
      options={data?.colleagues.map(({ id, name }) => ({ value: id, label: name }))}
      empty={texts.chooseColleague}
      onRetry={error && !data ? refetch : undefined}
    />
  );
};

/** The value of the option that removes the priority. */
export const noPriority = 'none';

export const PriorityChoice = (props: ChoiceProps) => {
  const { choices, retry } = useSignalChoices();
  const options = choices?.priorities.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      {...props}
      label={texts.priority}
      options={options && [...options, { value: noPriority, label: texts.noPriority }]}
      empty={texts.choosePriority}
      onRetry={retry}
    />
  );
};

export const MessageChoice = ({ value, onChange, disabled }: ChoiceProps) => {
  const { hasOperatorTools } = useSignalTools();
  return (
    <>
      <FieldFrame label={texts.message} value={value} hint={texts.messageHint} required>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={maxTextLength}
            disabled={disabled}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FieldFrame>
      {hasOperatorTools && !disabled && (
        <Templates>
          <TemplateChoice
            recordId=""
            useTemplates={useBulkTemplates}
            onChoose={(text) => onChange([value.trim(), text].filter(Boolean).join('\n'))}
          />
          <span>{texts.templateHint}</span>
        </Templates>
      )}
    </>
  );
};

const useBulkTemplates: UseTemplates = () => {
  const { data, error, refetch } = useBulkReplyTemplatesQuery({ fetchPolicy: 'network-only' });
  return { templates: data?.replyTemplates, error, retry: refetch };
};

const Templates = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mt: '2', textStyle: 'xs' },
});

const TextArea = chakra('textarea', { base: { ...controlStyle, h: 'auto', py: '2', resize: 'vertical' } });
