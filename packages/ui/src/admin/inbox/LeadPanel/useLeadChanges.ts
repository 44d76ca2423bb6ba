import {
  isClosed,
  localDay,
  nextOfficeDay,
  type LeadChange,
  type LeadDetail,
  type OpeningHours,
} from '@hvac/content/model';
import { leadPanelWords as words, replyWords } from '@hvac/content/words';
import { useState } from 'react';
import { adminRequest, leadPath } from '../../api.ts';
import { randomId } from '../../randomId.ts';
import { serverTime } from '../../serverClock.ts';
import { formatCall, formatChange } from '../format.ts';
import type { InboxProps } from '../InboxProps.ts';
import { restoreNoteDraft } from '../LeadNotes/LeadNotes.tsx';
import { formatCallNote, type CallResult } from '../Reply/Reply.tsx';
import { restoreLeads } from '../UndoBar/UndoBar.tsx';
import type { useLead } from '../useLead.ts';

/** What a call changes: a voicemail comes up again on the next office day, that of an emergency today. */
function changeAfterCall(
  { status, followUp, urgent }: LeadDetail,
  result: CallResult,
  hours: OpeningHours,
  now: number,
): LeadChange | undefined {
  if (result === 'noAnswer' || isClosed(status)) return undefined;
  const today = localDay(now);
  const isFree = followUp === undefined || followUp <= today;
  const wanted: LeadChange = {
    ...(status === 'new' && { status: 'contacted' }),
    ...(result === 'voicemail' && isFree && { followUp: urgent ? today : nextOfficeDay(hours, today) }),
  };
  return Object.keys(wanted).length > 0 ? wanted : undefined;
}

interface LeadChangesSettings extends Pick<InboxProps, 'team' | 'hours' | 'undo' | 'onOpen'> {
  /** Id of the lead. */
  id: string;
}

/** What can be done to the open lead. Each offers Undo, which shows the lead again. */
export function useLeadChanges(
  { query: { data }, note, status }: ReturnType<typeof useLead>,
  { id, team, hours, undo, onOpen }: LeadChangesSettings,
) {
  // Changes when a draft comes back: the form reads drafts when it mounts.
  const [notesKey, setNotesKey] = useState(0);
  const offer = (done: string, undoIt: Parameters<typeof undo.offer>[0]['undo'], onUndo?: () => void) =>
    undo.offer({
      done,
      undo: undoIt,
      onUndo: () => {
        onUndo?.();
        onOpen(id);
      },
    });
  /** Changes the lead, and offers Undo. */
  const change = async (action: Pick<typeof status, 'run'>, wanted: LeadChange) => {
    if (!data || !(await action.run(wanted))) return false;
    offer(formatChange(wanted, data.name, data.kind, team), () => restoreLeads([data], wanted));
    return true;
  };
  const removeNote = async (noteId: string) => {
    await adminRequest('DELETE', `${leadPath(id)}/notes/${noteId}`);
    return [];
  };
  /** Adds a note, and offers Undo, which makes it a draft again. */
  const addNote = async (wanted: { id: string; text: string }) => {
    if (!(await note.run(wanted))) return false;
    offer(
      words.noteAdded,
      () => removeNote(wanted.id),
      () => {
        restoreNoteDraft(id, wanted.text);
        setNotesKey((key) => key + 1);
      },
    );
    return true;
  };
  const noteCall = async (result: CallResult) => {
    if (!data) return;
    const wanted = { id: randomId(), text: formatCallNote(result) };
    const marks = changeAfterCall(data, result, hours, serverTime());
    const [isNoted, isMarked] = await Promise.all([note.run(wanted), marks && status.run(marks)]);
    if (!isNoted) return;
    offer(formatCall(replyWords[result], marks?.followUp ?? undefined), async () => {
      await removeNote(wanted.id);
      return marks && isMarked ? restoreLeads([data], marks) : [];
    });
  };

  return { change, addNote, noteCall, notesKey };
}
