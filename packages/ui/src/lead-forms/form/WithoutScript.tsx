import type { Phone } from '@hvac/content/model';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';

interface WithoutScriptProps {
  phone: Phone;
  email: string;
}

/** Stands in a form's `noscript`: how to reach the company when the form cannot be sent. */
export const WithoutScript = ({ phone, email }: WithoutScriptProps) => (
  <Alert tone="info" title="This form needs JavaScript">
    <p>
      Please call <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink> or write to{' '}
      <TextLink href={`mailto:${email}`}>{email}</TextLink>.
    </p>
  </Alert>
);
