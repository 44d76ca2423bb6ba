import type { Phone, ZipCheckWords } from '@hvac/content/model';
import { zipAnswerWords } from '@hvac/content/words';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import * as css from './ZipCheck.css.ts';

interface ZipCheckProps extends ZipCheckWords {
  /** Path of the page. The server answers `?zip=` with the fragment of an answer, which works without script. */
  action: string;
  /** The phone number for ZIP codes that are not listed. */
  phone: Phone;
}

/** Asks for a ZIP code, and says whether the company comes there: the answer that the URL's fragment names. */
export const ZipCheck = ({ action, label, button, answers, other, phone }: ZipCheckProps) => (
  <div>
    <form action={action} className={css.form}>
      <label htmlFor="zip" className={css.label}>
        {label}
      </label>
      <input
        id="zip"
        name="zip"
        autoComplete="postal-code"
        inputMode="numeric"
        required
        pattern=".*\p{Nd}([ ,.]?\p{Nd}){4}.*"
        title={zipAnswerWords.format}
        className={css.field}
      />
      <Button type="submit" variant="dark">
        {button}
      </Button>
    </form>
    {answers.map(({ zip, drive, cities }) => (
      <div key={zip} id={`zip-${zip}`} tabIndex={-1} className={css.answer}>
        <strong>{fillIn(zipAnswerWords.yes, { zip })}</strong>
        <Text size="label">{drive}</Text>
        <Text size="label">
          {cities.map((city, place) => (
            <span key={city.to}>
              {place > 0 && ' · '}
              <TextLink href={city.to}>{city.label}</TextLink>
            </span>
          ))}
        </Text>
      </div>
    ))}
    <div id="zip-other" tabIndex={-1} className={css.answer}>
      <strong>{other.title}</strong>
      <Text size="label">{other.text}</Text>
      <TextLink href={`tel:${phone.dial}`} standalone>
        {phone.display}
      </TextLink>
    </div>
  </div>
);
