'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import {
  besideOffer,
  redeeming,
  contactForm,
  contactMethodNames,
  endpoints,
  inquiryTypeNames,
  region,
  type ContactFormValues,
} from '@hvac/content/model';
import { contactWords } from '@hvac/content/words';
import { useCallback, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Alert } from '../../components/Alert/Alert.tsx';
import { fullWidth } from '../../forms/Field/Field.css.ts';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx';
import { LeadForm, type LeadFormPlace } from '../form/LeadForm.tsx';
import { optionsOf } from '../form/options.ts';
import { PersonFields, personFields } from '../form/PersonFields.tsx';
import { leadFormOptions, useLeadForm } from '../form/useLeadForm.ts';

interface ContactFormProps extends LeadFormPlace {
  /** The offer that brought the visitor here: the message starts with it, and can be changed. */
  special?: { title: string } | undefined;
}

const methods = optionsOf(contactMethodNames);
const inquiries = optionsOf(inquiryTypeNames);

/** Asks anything: an estimate, a visit, parts. */
export const ContactForm = ({
  id = 'contact',
  special,
  words = contactWords,
  onSuccess,
  ...place
}: ContactFormProps) => {
  const form = useForm<ContactFormValues>({ ...leadFormOptions, resolver: zodResolver(contactForm) });
  const { getValues, setValue } = form;
  const inquiryType = useWatch({ control: form.control, name: 'inquiryType' });
  const [redeemed, setRedeemed] = useState<string>();
  // An offer is redeemed once: the next message is about something else.
  const title = special?.title === redeemed ? undefined : special?.title;
  const startWithOffer = useCallback(() => {
    if (title === undefined) return;
    // Keeps what was typed, and replaces an earlier offer: one message, one offer.
    const written: string | undefined = getValues('message');
    setValue('message', `${redeeming}${title}\n\n${besideOffer(written ?? '')}`);
  }, [title, getValues, setValue]);
  const { field, shell } = useLeadForm({
    id,
    form,
    order: [...personFields, 'contactMethod', 'inquiryType', 'message'],
    endpoint: endpoints.contactForms,
    toPayload: (values) => values,
    given: (name, text) => name === 'message' && besideOffer(text).trim() === '',
    words,
    onStartOver: startWithOffer,
    onSuccess: () => {
      setRedeemed(special?.title);
      onSuccess?.();
    },
  });
  // After the draft's effect, which restores its text first.
  useEffect(startWithOffer, [startWithOffer]);
  return (
    <LeadForm
      {...place}
      shell={shell}
      words={words}
      urgency={inquiryType === 'service-maintenance' ? 'chosen' : 'possible'}
    >
      {title !== undefined && (
        <div className={fullWidth}>
          <Alert tone="success" title={`You are redeeming: ${title}`}>
            <p>Your message starts with this offer. Add anything else we should know.</p>
          </Alert>
        </div>
      )}
      <PersonFields names={personFields} field={field} states={region.served} initialState={region.served[0]} />
      <RadioGroup {...field('contactMethod')} label="How should we reach you?" required fullWidth options={methods} />
      <SelectField {...field('inquiryType')} label="What’s it about?" required fullWidth options={inquiries} />
      <TextAreaField {...field('message')} label="Your message" required fullWidth />
    </LeadForm>
  );
};
