import type { CalendarDate } from '@hvac/content/model';
import { manageSpecialsWords } from '@hvac/content/words';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { SpecialCard, type SpecialCardProps } from '../../../specials/SpecialCard/SpecialCard.tsx';
import { describeVisibility } from '../specialDays.ts';
import { SpecialForm } from './SpecialForm.tsx';
import { back, parts } from './SpecialForm.css.ts';
import { useSpecialForm, type SpecialFormSettings } from './useSpecialForm.ts';

interface SpecialFormCardProps extends SpecialFormSettings, Pick<SpecialCardProps, 'company'> {
  today: CalendarDate;
  /** Closes the form and discards the draft. */
  onCancel: () => void;
  /** Resets the form and discards the draft. */
  onStartOver: () => void;
  /** Back to the list. Keeps the draft. */
  onBack: () => void;
}

/** The form for one special, with a preview of its card. */
export const SpecialFormCard = ({
  today,
  company,
  onCancel,
  onStartOver,
  onBack,
  ...settings
}: SpecialFormCardProps) => {
  const state = useSpecialForm(settings);
  const { values, edited } = state;
  const shown = {
    ...values,
    title: values.title || 'Title',
    discount: values.discount || '$0',
    description: values.description || 'Description',
    terms: values.terms || 'Terms',
  };
  return (
    <Card as="section" labelledBy="special-form-title">
      <div className={back}>
        <Button variant="quiet" size="compact" icon="chevronLeft" onClick={onBack}>
          Back to the list
        </Button>
      </div>
      <Heading level={2} size="coupon" id="special-form-title">
        {edited ? manageSpecialsWords.edit : manageSpecialsWords.create}
      </Heading>
      <div className={parts}>
        <SpecialForm
          state={state}
          labelledBy="special-form-title"
          onCancel={settings.target.key === 'new' ? undefined : onCancel}
          onStartOver={onStartOver}
        />
        <Stack gap="s">
          <Heading level={3}>Preview</Heading>
          {/* Only a preview: not interactive. */}
          <div inert>
            <SpecialCard special={shown} today={today} level={4} company={company} />
          </div>
          <Text size="small" tone="soft">
            {describeVisibility(values, today)}
          </Text>
        </Stack>
      </div>
    </Card>
  );
};
