'use client';

import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type DragEvent, type Ref } from 'react';
import { formatFileSize } from '@hvac/content/model';
import { fileFieldWords } from '@hvac/content/words';
import { Field, useFieldId, type FieldProps, type NativeControl } from '../Field/Field.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { fillIn } from '../../components/private/fillIn.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as css from './FileField.css.ts';

export interface FileFieldProps extends FieldProps, NativeControl<'input', 'accept' | 'multiple'> {
  /** Ref of the file input. */
  ref?: Ref<HTMLInputElement>;
  /** Key of the file in the form. */
  name: string;
  /** What the picker offers, such as ".pdf,.docx". What is chosen past it has to be checked. */
  accept: string;
  /** The file that will be sent; the one chosen before the script arrives is handed over when it has. */
  file: File | undefined;
  /** A file was chosen or dropped. */
  onChoose: (file: File) => void;
  /** The visitor does not want to send the file. */
  onRemove: () => void;
  /** Name of a file that was chosen and cannot be sent; `error` says why. */
  refusedName?: string | undefined;
  /** The visitor gives up the refused file. */
  onRemoveRefused?: (() => void) | undefined;
  /** What it says, in place of its own words. */
  words?: typeof fileFieldWords | undefined;
}

interface ChosenFileProps {
  /** Id of the name and size, which describe the input. */
  id: string;
  /** The file that was chosen, if it was accepted. */
  file?: File;
  /** Name of a file that was refused. */
  refusedName?: string;
  /** Called when the file is to be taken out. */
  onRemove: () => void;
  /** What it says. */
  words: typeof fileFieldWords;
}

/** The file that will be sent, or the name of one that will not, and a button against it. */
const ChosenFile = ({ id, file, refusedName = '', onRemove, words }: ChosenFileProps) => (
  <div className={file ? css.row : `${css.row} ${css.refused}`}>
    <Icon name="file" size={24} />
    <p id={id} className={css.details}>
      {file ? (
        <>
          <span className={css.name}>{file.name}</span> <span className={css.size}>{formatFileSize(file.size)}</span>
        </>
      ) : (
        <span className={css.name}>{fillIn(words.refused, { name: refusedName })}</span>
      )}
    </p>
    <Button variant="quiet" aria-describedby={id} onClick={onRemove}>
      {words.remove}
    </Button>
  </div>
);

/** One file: chosen with the browser's own button, or dropped on the box, and shown with its size. */
export const FileField = ({
  accept,
  file,
  refusedName,
  onChoose,
  onRemove,
  onRemoveRefused,
  words = fileFieldWords,
  ref,
  ...field
}: FileFieldProps) => {
  const id = useFieldId(field.id);
  const inputRef = useRef<HTMLInputElement | null>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current);
  const [over, setOver] = useState(false);
  const fileId = `${id}-file`;

  const take = (picked: File | undefined) => {
    if (picked) onChoose(picked);
    // The file shows below. An empty input fires again when the same file is chosen again.
    if (inputRef.current) inputRef.current.value = '';
  };
  const takeEarly = useEffectEvent(() => take(inputRef.current?.files?.[0]));
  useEffect(() => takeEarly(), []);

  const remove = (callback: (() => void) | undefined) => {
    callback?.();
    inputRef.current?.focus();
  };

  const drop = (event: DragEvent) => {
    // Elsewhere in the box the browser would leave the page and open the file.
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Field {...field} id={id} describedBy={file && fileId}>
      {(input) => (
        <div
          className={over ? `${css.box} ${css.dropping}` : css.box}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={({ currentTarget, relatedTarget }) => {
            // Also fires when the file moves onto a part of the box.
            if (!currentTarget.contains(relatedTarget as Element | null)) setOver(false);
          }}
          onDrop={drop}
        >
          <div role="status">
            {file && <ChosenFile id={fileId} file={file} words={words} onRemove={() => remove(onRemove)} />}
            {refusedName !== undefined && (
              <ChosenFile
                id={`${id}-refused`}
                refusedName={refusedName}
                words={words}
                onRemove={() => remove(onRemoveRefused)}
              />
            )}
          </div>
          <input
            {...input}
            ref={inputRef}
            type="file"
            accept={accept}
            onChange={(event) => take(event.target.files?.[0])}
            className={file ? `${css.input} ${css.chosen}` : css.input}
          />
        </div>
      )}
    </Field>
  );
};
