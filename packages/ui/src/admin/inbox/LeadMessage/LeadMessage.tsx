import { fieldValue, kindLabels, type LeadDetail } from '@hvac/content/model';
import { requestWords as words } from '@hvac/content/words';
import { useState } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import * as css from './LeadMessage.css.ts';

interface LeadMessageProps {
  /** Kind of the lead: each has other fields. */
  kind: LeadDetail['kind'];
  /** All fields of the form. */
  fields: LeadDetail['fields'];
}

/** Fields shown here, and not again under Details. */
export const summaryFields: readonly string[] = [
  'firstName',
  'lastName',
  'phone',
  'serviceType',
  'isNewCustomer',
  'inquiryType',
  'referralType',
  'message',
  'comments',
  'additionalInfo',
];

/** The request in a few words, and the message. */
function requestOf({ kind, fields }: LeadMessageProps): { wants: string; text: string } {
  const said = (name: string) => {
    const field = fields.find((each) => each.name === name);
    return field ? fieldValue(name, field.value) : '';
  };
  switch (kind) {
    case 'service-request': {
      const customer = said('isNewCustomer');
      const known = customer === 'Yes' ? words.newCustomer : customer === 'No' ? words.existingCustomer : '';
      return { wants: [said('serviceType'), known].filter(Boolean).join(' · '), text: said('message') };
    }
    case 'contact':
      return { wants: said('inquiryType'), text: said('message') };
    case 'referral':
      return {
        wants: fillIn(words.referral, {
          type: said('referralType'),
          friend: `${said('friendFirstName')} ${said('friendLastName')}`,
        }),
        text: said('comments'),
      };
    case 'career-application': {
      const about = [said('educationLevel'), said('position1')].filter(Boolean).join(', ');
      return { wants: about || kindLabels[kind], text: said('additionalInfo') };
    }
  }
}

/** Longer than about eight lines on a phone. */
const isLong = (text: string) => text.length > 360 || text.split('\n').length > 8;

/** The message of a lead, as plain text, never as markup. */
export const LeadMessage = (lead: LeadMessageProps) => {
  const { wants, text } = requestOf(lead);
  const [whole, setWhole] = useState(false);
  const long = isLong(text);
  return (
    <Stack gap="xs" align="start">
      {wants && (
        <p dir="auto" className={css.wants}>
          {wants}
        </p>
      )}
      {text && (
        <p dir="auto" className={long && !whole ? `${css.text} ${css.short}` : css.text}>
          {text}
        </p>
      )}
      {long && (
        <Button variant="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? words.showLess : words.showAll}
        </Button>
      )}
    </Stack>
  );
};
