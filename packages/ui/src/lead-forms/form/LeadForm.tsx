'use client';

import type { CompanyFacts, Phone, PostedForm } from '@hvac/content/model';
import { postedFormWords, sharedFormWords, type LeadFormWords, type SharedFormWords } from '@hvac/content/words';
import type { ReactNode } from 'react';
import * as attribute from '../../hydration/attributes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { fillIn, fillInElements } from '../../components/private/fillIn.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { CaptchaField } from '../../forms/CaptchaField/CaptchaField.tsx';
import { DraftNote } from '../../forms/DraftNote/DraftNote.tsx';
import { ErrorSummary } from '../../forms/ErrorSummary/ErrorSummary.tsx';
import { FormGrid } from '../../forms/FormGrid/FormGrid.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';
import { useCurrentPath } from '../../components/link/LinkProvider.tsx';
import { needsOnlyCaptcha, autoFocusProps, usePostedForm } from '../../forms/private/posted.ts';
import { Honeypot } from '../../forms/Honeypot/Honeypot.tsx';
import { UploadProgress } from '../../forms/UploadProgress/UploadProgress.tsx';
import { Receipt } from './Receipt.tsx';
import { StillSending } from './StillSending.tsx';
import type { LeadFormShell } from './useLeadForm.ts';
import { CallButton } from '../../components/private/CallButton.tsx';
import { useOfficeStatus, type OfficeStatus } from '../../components/private/useOfficeStatus.ts';
import { liveRegion } from '../../theme/liveRegion.css.ts';
import * as css from './LeadForm.css.ts';

/** Where a form stands, and how to reach the company without it. */
export interface LeadFormPlace<Words extends LeadFormWords = LeadFormWords> {
  /** Id of the form and prefix of the ids of its fields; another one for a second form on a page. */
  id?: string;
  /** Id of the heading that names the form; its own name unless given. */
  labelledBy?: string;
  /**
   * Level of the error summary's heading in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** What it says, in place of its own words. */
  words?: Words;
  /** Called when what was sent was taken. */
  onSuccess?: () => void;
  /** How to reach it without the form, when messages are read, and its page on privacy. */
  company: Pick<CompanyFacts, 'phone' | 'openingHours' | 'officeHours' | 'emergency' | 'privacyPage'>;
}

interface LeadFormProps extends Omit<LeadFormPlace, 'id' | 'words' | 'onSuccess'> {
  /** From `useLeadForm`. */
  shell: LeadFormShell;
  /** What it says. */
  words: LeadFormWords;
  /**
   * Whether it may be urgent. Possible: the phone number stands beside the button. Chosen: after hours a warning leads
   * to the phone.
   */
  urgency?: 'never' | 'possible' | 'chosen';
  /**
   * How the browser sends the form without script: as parts when it has a file.
   * @default "application/x-www-form-urlencoded"
   */
  encType?: 'multipart/form-data';
  /** What is not kept across a reload and has to be done again. */
  draftHint?: string;
  /** The fields. */
  children: ReactNode;
}

interface AfterHoursProps extends OfficeStatus {
  phone: Phone;
  words: SharedFormWords;
}

/** Tells a visitor who cannot wait that nobody reads the form now, and whom to call. */
const AfterHours = ({ nextOpeningTime = '', holiday, phone, words }: AfterHoursProps) => (
  <Alert tone="warning" title={closedFor(holiday, words) + fillIn(words.unread, { time: nextOpeningTime })}>
    <p>{words.urgent}</p>
    <div>
      <CallButton phone={phone} />
    </div>
  </Alert>
);

/** Before a sentence on when something is read. */
const closedFor = (holiday: string | undefined, { closed }: SharedFormWords) =>
  holiday ? `${fillIn(closed, { holiday })} ` : '';

/** What the server reads again when a form is posted another time. */
const PostedFields = ({ captcha, hidden }: PostedForm) =>
  Object.entries({ ...hidden, captchaToken: captcha.token, captchaQuestion: captcha.question }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

/** The frame of a form for leads: its status above and below the fields, captcha, privacy line and submit button. */
export const LeadForm = ({
  shell,
  words,
  urgency = 'possible',
  labelledBy,
  headingLevel = 3,
  company,
  draftHint,
  encType,
  children,
}: LeadFormProps) => {
  const { phone, openingHours, officeHours, emergency, privacyPage } = company;
  const { name, what, submit, privacy, shared = sharedFormWords, read = shared.read } = words;
  const { formRef, status, statusRef, sending, draft, upload } = shell;
  const posted = usePostedForm();
  const path = useCurrentPath();
  const isLastStep = posted !== undefined && needsOnlyCaptcha(posted);
  const office = useOfficeStatus(openingHours, words.shared?.times);
  const { nextOpeningTime, holiday } = office;
  const isAfterHours = urgency === 'chosen' && nextOpeningTime !== undefined;
  const call = <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>;
  const mayCall = urgency !== 'never';
  const whenRead = fillInElements(
    fillIn(mayCall ? `${read} ${shared.call}` : read, { hours: officeHours[0], answered: emergency.answered }),
    { phone: call },
  );
  const today =
    words.today && office.answeredBy && fillIn(shared.open, { today: words.today, time: office.answeredBy });
  const willBeRead =
    nextOpeningTime &&
    fillInElements(
      closedFor(holiday, shared) +
        fillIn(mayCall ? `${shared.willBeRead} ${shared.callBefore}` : shared.willBeRead, {
          what,
          time: nextOpeningTime,
        }),
      { phone: call },
    );
  const captcha = <CaptchaField {...shell.captcha} words={shared.captcha} fullWidth />;
  const send = (
    <Button
      type="submit"
      variant={isAfterHours ? 'secondary' : 'primary'}
      fullWidth
      loading={sending}
      {...{ [attribute.waitingLabel]: submit.sending }}
    >
      {sending ? submit.sending : submit.idle}
    </Button>
  );
  return (
    // The page's first script holds the submit back until hydration. Without script the browser posts the
    // form to its page.
    <form
      ref={formRef}
      id={shell.id}
      {...{ [attribute.leadForm]: '', [attribute.draft]: draft.restored ? '' : undefined }}
      action={path}
      method="post"
      encType={encType}
      noValidate
      aria-label={labelledBy ? undefined : name}
      aria-labelledby={labelledBy}
      onSubmit={shell.onSubmit}
      className={css.form}
    >
      {status.name === 'sent' && (
        <Receipt
          ref={statusRef}
          lead={status.receipt}
          headingLevel={headingLevel}
          words={words}
          onAnother={shell.onAnother}
        >
          {/* Keyed: React cannot take out a text whose place a translation took. */}
          <p key={nextOpeningTime ?? today}>{willBeRead ?? today ?? whenRead}</p>
        </Receipt>
      )}
      <div className={css.form} hidden={status.name === 'sent'}>
        {shell.problems.length > 0 && (
          <ErrorSummary
            ref={statusRef}
            problems={shell.problems}
            headingLevel={headingLevel}
            words={shared.errors}
            {...(posted && !isLastStep && autoFocusProps)}
          />
        )}
        {!posted && (
          <div role="status" className={css.draft}>
            <DraftNote onStartOver={draft.onStartOver} words={shared.draft}>
              {draftHint}
            </DraftNote>
          </div>
        )}
        {isLastStep ? (
          <>
            <FormGrid>{captcha}</FormGrid>
            {send}
            <p className={css.answersHeading}>{postedFormWords.entered}</p>
            <FormGrid>{children}</FormGrid>
          </>
        ) : (
          <FormGrid>
            {children}
            {captcha}
          </FormGrid>
        )}
        {posted && <PostedFields {...posted} />}
        <Honeypot {...shell.honeypot} />
        <p className={css.privacy}>
          {privacy} <TextLink href={privacyPage}>{shared.privacyLink}</TextLink>
        </p>
        <div role="status">
          {isAfterHours ? (
            <AfterHours {...office} phone={phone} words={shared} />
          ) : (
            <p className={css.privacy}>{whenRead}</p>
          )}
        </div>
        {status.name === 'failed' && (
          <div role="alert">
            <Alert ref={statusRef} tone="error" title={shared.notSent}>
              <p>{status.failure}</p>
              <p>{fillInElements(shared.kept, { phone: call })}</p>
            </Alert>
          </div>
        )}
        {upload && <UploadProgress {...upload} words={shared.upload} />}
        <StillSending sending={sending} text={shared.slow} />
        {send}
        {/* Below the button: it comes with the math problem or the clock, and nothing that is pressed may move then. */}
        <div role="status" className={`${liveRegion} ${css.privacy}`}>
          {draft.resumed ? shared.sendAgain : !isAfterHours && closedFor(holiday, shared)}
        </div>
      </div>
    </form>
  );
};
