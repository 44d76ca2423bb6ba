import type { CompanyFacts } from '@hvac/content/model';
import type { LeadFormWords } from '@hvac/content/words';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { CaptchaField } from '../../forms/CaptchaField/CaptchaField.tsx';
import { DraftNote } from '../../forms/DraftNote/DraftNote.tsx';
import { ErrorSummary } from '../../forms/ErrorSummary/ErrorSummary.tsx';
import { FormGrid } from '../../forms/FormGrid/FormGrid.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Honeypot } from '../../forms/Honeypot/Honeypot.tsx';
import { UploadProgress } from '../../forms/UploadProgress/UploadProgress.tsx';
import * as css from './LeadForm.css.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { Receipt } from './Receipt.tsx';
import { StillSending } from './StillSending.tsx';
import type { LeadFormShell } from './useLeadForm.ts';
import { WithoutScript } from './WithoutScript.tsx';

/** Where a form stands, and how to reach the company without it. */
export interface LeadFormPlace {
  /** Id of the form and prefix of the ids of its fields; another one for a second form on a page. */
  id?: string;
  /** Id of the heading that names the form; its own name unless given. */
  labelledBy?: string;
  /** Level of the error summary's heading in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** What it says, in place of its own words. */
  words?: LeadFormWords;
  /** Called when what was sent was taken. */
  onSuccess?: () => void;
  /** How to reach it without the form, when messages are read (the first of its hours), and its page on privacy. */
  company: Pick<CompanyFacts, 'phone' | 'email' | 'officeHours' | 'emergency' | 'privacyPage'>;
}

interface LeadFormProps extends Omit<LeadFormPlace, 'id' | 'words' | 'onSuccess'> {
  /** From `useLeadForm`. */
  shell: LeadFormShell;
  /** What it says. */
  words: LeadFormWords;
  /** It can be about something that cannot wait: the phone, answered day and night, is named beside the button. */
  urgent?: boolean;
  /** What is not kept across a reload and has to be done again. */
  draftHint?: string;
  /** The fields. */
  children: ReactNode;
}

/** Said after a reload when the last submission got no answer: the server takes the same one only once. */
const sendAgain = 'Your last try may not have reached us. Send it again: it counts once.';

/** The frame of a form for leads: news above and below, captcha, privacy line and submit button. */
export const LeadForm = ({
  shell,
  words,
  urgent = true,
  labelledBy,
  headingLevel = 3,
  company,
  draftHint,
  children,
}: LeadFormProps) => {
  const { phone, email, officeHours, emergency, privacyPage } = company;
  const { name, what, submit, success, privacy } = words;
  const { formRef, outcome, outcomeRef, draft, upload } = shell;
  const call = (
    <span className={css.phoneNumber}>
      <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>
    </span>
  );
  const whenRead = (
    <>
      {`${what[0]?.toUpperCase()}${what.slice(1)}s are read ${officeHours[0]}.`}
      {urgent && (
        <>
          {` ${emergency.answered}: `}
          {call}.
        </>
      )}
    </>
  );
  return (
    // The attribute is for the site's first script, which holds a submit back until the form can take it.
    // POST keeps what was typed out of addresses and logs, should the browser ever send the form by itself.
    <form
      ref={formRef}
      id={shell.id}
      data-lead-form=""
      data-draft={draft.restored ? '' : undefined}
      method="post"
      noValidate
      aria-label={labelledBy ? undefined : name}
      aria-labelledby={labelledBy}
      onSubmit={shell.onSubmit}
      className={css.form}
    >
      <noscript>
        <WithoutScript phone={phone} email={email} />
      </noscript>
      {outcome?.kind === 'sent' && (
        <Receipt
          ref={outcomeRef}
          title={success.title}
          number={outcome.number}
          groups={outcome.groups}
          headingLevel={headingLevel}
          what={what}
          onAnother={shell.onAnother}
        >
          <p>{success.description}</p>
          <p>{whenRead}</p>
        </Receipt>
      )}
      <div className={css.form} hidden={outcome?.kind === 'sent'}>
        {outcome?.kind === 'refused' && (
          <ErrorSummary ref={outcomeRef} problems={shell.problems} headingLevel={headingLevel} />
        )}
        <div role="status" className={css.draft}>
          <DraftNote onStartOver={draft.onStartOver}>{draftHint}</DraftNote>
        </div>
        <FormGrid>
          {children}
          <CaptchaField {...shell.captcha} fullWidth />
        </FormGrid>
        <Honeypot {...shell.honeypot} />
        <p className={css.privacy}>
          {privacy} <TextLink href={privacyPage}>How we treat what you send</TextLink>
        </p>
        <p className={css.privacy}>{whenRead}</p>
        {outcome?.kind === 'failed' && (
          <div role="alert">
            <Alert ref={outcomeRef} tone="error" title="Not sent yet">
              <p>{outcome.sentence}</p>
              <p>Everything you entered is still here. You can also call {call}.</p>
            </Alert>
          </div>
        )}
        <NotLoaded phone={phone} />
        {upload && <UploadProgress {...upload} />}
        <StillSending sending={shell.sending} />
        <Button type="submit" fullWidth disabled={shell.sending} data-waiting-label={submit.sending}>
          {shell.sending ? submit.sending : submit.idle}
        </Button>
        {/* Below the button: it comes with the math problem, and nothing that is pressed may move then. */}
        <div role="status" className={`${css.news} ${css.privacy}`}>
          {draft.resumed && sendAgain}
        </div>
      </div>
    </form>
  );
};
