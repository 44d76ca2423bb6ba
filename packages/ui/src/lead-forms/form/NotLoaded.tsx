import type { Phone } from '@hvac/content/model';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';

interface NotLoadedProps {
  phone: Phone;
}

/**
 * Stands hidden in every form, for whatever finds out that a form was not sent while React is not there to say so: the
 * page's first script when the form's code does not load, the server when a browser posted the form by itself. They
 * take the `hidden` of `data-not-sent` away.
 */
export const NotLoaded = ({ phone }: NotLoadedProps) => (
  <div role="alert" data-not-sent="" hidden>
    <Alert tone="error" title="Not sent yet">
      <p>
        Part of this page did not load. What you typed is still here: please press the button again, or call{' '}
        <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>.
      </p>
    </Alert>
  </div>
);
