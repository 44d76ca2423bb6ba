'use client';

import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type DragEvent, type Ref } from 'react';
import { Field, type FieldProps, type NativeControl } from '../Field/Field.tsx';
import { box, dropping, input as inputStyle, chosen as chosenStyle } from './FileField.css.ts';
import { ChosenFile } from './ChosenFile.tsx';

export interface FileFieldProps extends FieldProps, NativeControl<'input', 'accept' | 'multiple'> {
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
}

/** One file: chosen with the browser's own button, or dropped on the box, and shown with its size. */
export const FileField = ({
  id,
  label,
  required,
  hint,
  error,
  fullWidth,
  accept,
  file,
  onChoose,
  onRemove,
  ref,
  ...input
}: FileFieldProps) => {
  const inputRef = useRef<HTMLInputElement | null>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current);
  const [over, setOver] = useState(false);
  const fileId = `${id}-file`;

  const take = (picked: File | undefined) => {
    if (picked) onChoose(picked);
    // What is kept is shown below. Empty, the input tells of the same file again when it is chosen again.
    if (inputRef.current) inputRef.current.value = '';
  };
  const takeEarly = useEffectEvent(() => take(inputRef.current?.files?.[0]));
  useEffect(() => takeEarly(), []);

  const drop = (event: DragEvent) => {
    // Elsewhere in the box the browser would leave the page and open the file.
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Field {...{ id, label, required, hint, error, fullWidth }} describedBy={file && fileId}>
      {(aria) => (
        <div
          className={over ? `${box} ${dropping}` : box}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <div role="status">
            {file && (
              <ChosenFile
                id={fileId}
                file={file}
                onRemove={() => {
                  onRemove();
                  inputRef.current?.focus();
                }}
              />
            )}
          </div>
          <input
            {...input}
            {...aria}
            ref={inputRef}
            type="file"
            accept={accept}
            onChange={(event) => take(event.target.files?.[0])}
            className={file ? `${inputStyle} ${chosenStyle}` : inputStyle}
          />
        </div>
      )}
    </Field>
  );
};
