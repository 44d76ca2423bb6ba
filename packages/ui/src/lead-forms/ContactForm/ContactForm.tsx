'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import {
  withoutSubject,
  contactForm,
  contactMethodNames,
  contactMethods,
  endpoints,
  inquiryTypeNames,
  inquiryTypes,
  region,
  subjectLine,
  type ContactFormValues,
  type ContactSubject,
} from '@hvac/content/model';
import { contactWords, type ContactWords } from '@hvac/content/words';
import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Alert } from '../../components/Alert/Alert.tsx';
import { fillIn } from '../../components/private/fillIn.tsx';
import { fullWidth } from '../../forms/Field/Field.css.ts';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx';
import { useAutofillForm } from '../../forms/private/useAutofillForm.ts';
import { LeadForm, type LeadFormPlace } from '../form/LeadForm.tsx';
import { optionsOf } from '../form/options.ts';
import { PersonFields, personFieldNames } from '../form/PersonFields.tsx';
import { leadFormOptions, useLeadForm } from '../form/useLeadForm.ts';

interface ContactFormProps extends LeadFormPlace<ContactWords> {
  /** What brought the visitor here: the message starts with it, and can be changed. */
  subject?: ContactSubject | undefined;
}

/** Asks anything: an estimate, a visit, parts. */
export const ContactForm = ({
  id = 'contact',
  subject,
  words = contactWords,
  onSuccess,
  ...place
}: ContactFormProps) => {
  const form = useAutofillForm<ContactFormValues>({ ...leadFormOptions, resolver: zodResolver(contactForm) });
  const { getValues, setValue } = form;
  const inquiryType = useWatch({ control: form.control, name: 'inquiryType' });
  const [sentTitle, setSentTitle] = useState<string>();
  // Sent once: the next message is about something else.
  const current = subject?.title === sentTitle ? undefined : subject;
  const line = current && subjectLine(current);
  const chosen = current?.inquiryType;
  const startWithSubject = useCallback(() => {
    if (line === undefined) return;
    // Keeps what was typed, and replaces an earlier subject: one message, one subject.
    const typed: string | undefined = getValues('message');
    setValue('message', `${line}\n\n${withoutSubject(typed ?? '')}`);
    if (chosen && !getValues('inquiryType')) setValue('inquiryType', chosen);
  }, [line, chosen, getValues, setValue]);
  const { field, shell } = useLeadForm({
    id,
    form,
    order: [...personFieldNames, 'contactMethod', 'inquiryType', 'message'],
    endpoint: endpoints.contactForms,
    toPayload: (values) => values,
    given: (name, text) =>
      (name === 'message' && withoutSubject(text).trim() === '') || (name === 'inquiryType' && text === chosen),
    words,
    onStartOver: startWithSubject,
    onSuccess: () => {
      setSentTitle(subject?.title);
      onSuccess?.();
    },
  });
  // After the draft's effect, which restores its text first.
  useEffect(startWithSubject, [startWithSubject]);
  const { questions, shared } = words;
  return (
    <LeadForm
      {...place}
      shell={shell}
      words={words}
      // What a button chose is a price, and no breakdown.
      urgency={inquiryType === 'service-maintenance' && inquiryType !== chosen ? 'chosen' : 'possible'}
    >
      {current && (
        <div className={fullWidth}>
          <Alert
            tone="success"
            title={fillIn(chosen ? words.subject.asking : words.subject.redeeming, { title: current.title })}
          >
            <p>{chosen ? words.subject.askingHint : words.subject.redeemingHint}</p>
          </Alert>
        </div>
      )}
      <PersonFields
        names={personFieldNames}
        field={field}
        words={words}
        states={region.served}
        initialState={region.served[0]}
      />
      <RadioGroup
        {...field('contactMethod')}
        {...questions.contactMethod}
        required
        fullWidth
        options={optionsOf(contactMethods, questions.contactMethod.options ?? contactMethodNames)}
      />
      <SelectField
        {...field('inquiryType')}
        {...questions.inquiryType}
        required
        fullWidth
        placeholder={shared?.select.choose}
        options={optionsOf(inquiryTypes, questions.inquiryType.options ?? inquiryTypeNames)}
      />
      <TextAreaField {...field('message')} {...questions.message} required fullWidth />
    </LeadForm>
  );
};
