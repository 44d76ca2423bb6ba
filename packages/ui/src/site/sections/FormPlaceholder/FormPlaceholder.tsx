import type { Phone } from '@hvac/content/model';
import { failureWords } from '@hvac/content/words';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { fillInElements } from '../../../components/private/fillIn.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import * as css from './FormPlaceholder.css.ts';

interface FormPlaceholderProps {
  /** Phone number to call instead. */
  phone: Phone;
  /** Given when the form’s code did not load: called to try again. */
  onRetry?: () => void;
}

/** Keeps the room of a form whose code is loading, or did not load. */
export const FormPlaceholder = ({ phone, onRetry }: FormPlaceholderProps) => {
  const call = <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>;
  return onRetry ? (
    <div key="failed" role="alert" className={css.room}>
      <Text>{fillInElements(failureWords.form, { phone: call })}</Text>
      <ButtonGroup>
        <Button onClick={onRetry}>{failureWords.again}</Button>
      </ButtonGroup>
    </div>
  ) : (
    <div key="loading" role="status" className={`${css.room} ${css.late}`}>
      <Text tone="soft">{fillInElements(failureWords.formWaits, { phone: call })}</Text>
    </div>
  );
};
