import { displayNumber, endpoints, mailtoLink, phoneNumbers, type LeadDetail } from '@hvac/content/model';
import {
  leadFailureWords,
  messageTemplates,
  replySubjectWords,
  replyWords as words,
  templateWords,
} from '@hvac/content/words';
import { useState } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Button, ButtonLink } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { DropdownMenu } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { ResumeFile } from '../ResumeFile/ResumeFile.tsx';
import { useDownload } from '../../useDownload.ts';
import * as css from './Reply.css.ts';

interface ReplyProps {
  lead: LeadDetail;
  /** Text of the note that is being saved. */
  saving: string | undefined;
  /** Notes how a call went. */
  onCalled: (result: CallResult) => void;
}

/** How a call went. */
const callResults = ['noAnswer', 'voicemail', 'talked'] as const;
export type CallResult = (typeof callResults)[number];
/** The note that a call leaves: "Left voicemail." */
export const formatCallNote = (result: CallResult) => fillIn(words.note, { result: words[result] });

/**
 * Phones take the text of a message so, iPhones too.
 * @param number as E.164
 */
const smsLink = (number: string, body: string | undefined) =>
  body === undefined ? `sms:${number}` : `sms:${number}?&body=${encodeURIComponent(body)}`;

/** Call, text and email buttons. The way the person asked for comes first, and a referred friend before the referrer. */
export const Reply = ({ lead, saving, onCalled }: ReplyProps) => {
  const download = useDownload(leadFailureWords.resume);
  const { id, resume, kind, email } = lead;
  const [chosen, setChosen] = useState('');
  const said = (field: string) => lead.fields.find(({ name }) => name === field)?.value ?? '';
  const template = messageTemplates.find(({ label }) => label === chosen);
  const body = template && `${templateWords.greeting(said('firstName'))} ${template.text}`;
  const isReferral = kind === 'referral';
  const person = { name: said('firstName') };
  const numbers = phoneNumbers(lead.phone);
  const [first] = numbers;
  const callsTo = (called: readonly string[], name: string) =>
    called.map((number) => ({
      icon: 'phone' as const,
      label: fillIn(isReferral && name ? words.callPerson : words.call, { name, number: displayNumber(number) }),
      href: `tel:${number}`,
    }));
  const calls = [
    ...callsTo(phoneNumbers(said('friendPhone')), said('friendFirstName')),
    ...callsTo(numbers, said('firstName')),
  ];
  const texts =
    first === undefined
      ? []
      : [{ label: isReferral ? fillIn(words.textPerson, person) : words.text, href: smsLink(first, body) }];
  const phoneWays = [...calls, ...texts];
  const mail = {
    icon: 'mail',
    label: isReferral ? fillIn(words.mailPerson, person) : words.mail,
    href: mailtoLink(email, replySubjectWords[kind], body),
  } as const;
  const prefersMail = said('contactMethod') === 'email';
  const ways = email ? (prefersMail ? [mail, ...phoneWays] : [...phoneWays, mail]) : phoneWays;
  return (
    <>
      <Inline gap="xs">
        <div className={css.ways}>
          {ways.map(({ label, ...way }, index) => (
            <ButtonLink key={label} size="compact" variant={index === 0 ? 'primary' : 'secondary'} {...way}>
              {label}
            </ButtonLink>
          ))}
          {(kind === 'service-request' || kind === 'contact') && ways.length > 0 && (
            <div className={css.template}>
              <DropdownMenu
                label={template?.label ?? templateWords.choose}
                items={[...messageTemplates.map(({ label }) => label), templateWords.none].map((label) => ({
                  label,
                  onPress: () => setChosen(label),
                }))}
              />
            </div>
          )}
        </div>
        {calls.length > 0 && (
          <Inline gap="xs">
            {callResults.map((result) => (
              <Button
                key={result}
                size="compact"
                variant="quiet"
                loading={saving === formatCallNote(result)}
                onClick={() => onCalled(result)}
              >
                {words[result]}
              </Button>
            ))}
          </Inline>
        )}
        {resume && (
          <ResumeFile
            resume={resume}
            busy={download.busy}
            onDownload={() => download.start({ url: `${endpoints.adminLeads}/${id}/resume`, name: resume.name })}
          />
        )}
      </Inline>
      <InlineError message={download.failure} />
    </>
  );
};
