import {
  displayNumber,
  endpoints,
  isClosed,
  localDay,
  mailtoLink,
  nextOfficeDay,
  phoneNumbers,
  type LeadChange,
  type LeadDetail,
  type OpeningHours,
} from '@hvac/content/model';
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
import { randomId } from '../../randomId.ts';
import { serverTime } from '../../serverClock.ts';
import { useDownload } from '../../useDownload.ts';
import { formatCall } from '../format.ts';
import { useInbox } from '../InboxContext.ts';
import { restoreLeads } from '../UndoBar/UndoBar.tsx';
import { removeNote, useNote, type LeadChangesState } from '../useLead.ts';
import * as css from './Reply.css.ts';

/** How a call went. */
const callResults = ['noAnswer', 'voicemail', 'talked'] as const;
type CallResult = (typeof callResults)[number];
/** The note that a call leaves: "Left voicemail." */
const formatCallNote = (result: CallResult) => fillIn(words.note, { result: words[result] });

/** What a call changes: a voicemail comes up again on the next office day, that of an emergency today. */
function changeAfterCall(
  { status, followUp, urgent }: LeadDetail,
  result: CallResult,
  hours: OpeningHours,
): LeadChange | undefined {
  if (result === 'noAnswer' || isClosed(status)) return undefined;
  const today = localDay(serverTime());
  const isFree = followUp === undefined || followUp <= today;
  const wanted: LeadChange = {
    ...(status === 'new' && { status: 'contacted' }),
    ...(result === 'voicemail' && isFree && { followUp: urgent ? today : nextOfficeDay(hours, today) }),
  };
  return Object.keys(wanted).length > 0 ? wanted : undefined;
}

/** Notes how a call went, and offers Undo. */
function useCallResult(lead: LeadDetail, mark: ReplyProps['mark']) {
  const { hours, undo, onOpen } = useInbox();
  const note = useNote(lead.id);
  const noteCall = async (result: CallResult) => {
    const wanted = { id: randomId(), text: formatCallNote(result) };
    const marks = changeAfterCall(lead, result, hours);
    const [isNoted, before] = await Promise.all([note.run(wanted), marks && mark(marks)]);
    if (!isNoted) return;
    undo.offer({
      done: formatCall(words[result], marks?.followUp ?? undefined),
      undo: async () => {
        await removeNote(lead.id, wanted.id);
        return marks && before ? restoreLeads([before], marks) : [];
      },
      onUndo: () => onOpen(lead.id),
    });
  };
  return { noteCall, saving: note.pending?.text, failure: note.failure };
}

/**
 * Phones take the text of a message so, iPhones too.
 * @param number as E.164
 */
const smsLink = (number: string, body: string | undefined) =>
  body === undefined ? `sms:${number}` : `sms:${number}?&body=${encodeURIComponent(body)}`;

interface ReplyProps {
  lead: LeadDetail;
  /** Changes the status after a call. A failure shows beside the status. */
  mark: LeadChangesState['run'];
}

/** Call, text and email buttons. The way the person asked for comes first, and a referred friend before the referrer. */
export const Reply = ({ lead, mark }: ReplyProps) => {
  const { noteCall, saving, failure } = useCallResult(lead, mark);
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
                onClick={() => void noteCall(result)}
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
      <InlineError message={failure} />
      {resume && <InlineError message={download.failure} />}
    </>
  );
};
