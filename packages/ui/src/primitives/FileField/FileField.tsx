'use client';

import { fileField } from '@platform/messages/fileField';
import { Upload, X } from 'lucide-react';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type DragEvent,
} from 'react';
import { setFiles } from '../../internal/browser';
import { classNames } from '../../internal/classNames';
import { Field, type FieldSlots, type LabelledParts } from '../../internal/Field/Field';
import { messageAttributes } from '../../internal/FieldMessages/FieldMessages';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { useControlled } from '../../internal/useControlled';
import { useFormReset } from '../../internal/useFormReset';
import { useMergedRef } from '../../internal/useMergedRef';
import { useLanguage, useTexts, type TextsOf } from '../../theme/Messages';
import { IconButtonSlot } from '../IconButton/IconButtonSlot';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { acceptedTypes, fileSize, isAccepted, isSameFile } from './files';
import * as styles from './FileField.css';

export interface FileFieldSlots extends FieldSlots {
  /** List of selected files. */
  list?: SlotProps<'ul'> | undefined;
  /** Button that removes a file from the selection. */
  remove?: ((file: File) => SlotProps<'button'> | undefined) | undefined;
}

export interface FileFieldProps
  extends
    Omit<LabelledParts, 'slotProps'>,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'size'> {
  /** Selected files. Makes the field controlled. */
  value?: readonly File[];
  /**
   * Initial files.
   * @default []
   */
  defaultValue?: readonly File[];
  /** Called with all selected files after a change. */
  onValueChange?: (files: readonly File[]) => void;
  /**
   * Accepted extensions or media types: '.pdf,image/*'. The server must still check each file.
   * @default '' (all)
   */
  accept?: string;
  /** Maximum file size, in bytes. */
  maxSize?: number;
  /** Maximum number of files, if `multiple` is set. */
  maxFiles?: number;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof fileField>>;
  /**
   * Props for the parts, such as `{ list: { className: 'wide' } }`.
   * @default {}
   */
  slotProps?: FileFieldSlots | undefined;
}

const NO_FILES: readonly File[] = [];

/**
 * Field for selected or dropped files. Files of other types or sizes are rejected with an
 * explanation. With a `name`, the form submits the files. Other props go to the `<input>`.
 *
 * **When not to use it:** to show uploaded files, use a list of links.
 *
 * **Do:** Name the accepted types in the hint.
 *
 * **Don't:** Label the field only "Upload".
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | opens the system's file dialog; on a file's remove button, removes the file |
 * | Tab | moves to the selected files |
 */
export function FileField({
  label,
  labelHidden = false,
  hint,
  error,
  value: given,
  defaultValue = NO_FILES,
  onValueChange,
  accept = '',
  multiple = false,
  maxSize,
  maxFiles,
  texts,
  id,
  required,
  disabled,
  className,
  ref,
  slotProps,
  ...rest
}: FileFieldProps) {
  const text = useTexts(fileField, texts);
  const language = useLanguage();
  const ownId = useId();
  const inputId = id ?? ownId;
  const [files, change, reset] = useControlled(given, defaultValue, onValueChange);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [dragging, setDragging] = useState(false);
  const [announced, setAnnounced] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const mergedList = useMergedRef(list, slotProps?.list?.ref);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  const field = useFormReset(input, () => {
    setRefused([]);
    setAnnounced('');
    reset();
  });

  // Copies the files to the native control, for forms and `required`. Runs after each selection and
  // reset, because the browser adds rejected files or clears the control.
  useEffect(() => {
    if (input.current) setFiles(input.current, files);
  }, [files, refused]);

  const refusalOf = (file: File) => {
    if (!isAccepted(file, accept)) return text.wrongType({ name: file.name });
    if (maxSize === undefined || file.size <= maxSize) return undefined;
    return text.tooLarge({ name: file.name, size: fileSize(maxSize, language) });
  };

  const add = (chosen: readonly File[]) => {
    const most = multiple ? (maxFiles ?? Infinity) : 1;
    const accepted = chosen.filter((file) => refusalOf(file) === undefined);
    const added = accepted.filter(
      (file, index) =>
        ![...files, ...accepted.slice(0, index)].some((present) => isSameFile(present, file)),
    );
    const all = multiple ? [...files, ...added] : accepted.length > 0 ? accepted : files;
    const kept = all.slice(0, most);
    setRefused([
      ...chosen.flatMap((file) => refusalOf(file) ?? []),
      ...(all.length > most ? [text.tooMany({ count: most })] : []),
    ]);
    setAnnounced(text.chosen({ count: kept.length }));
    if (kept.length !== files.length || kept.some((file) => !files.includes(file))) change(kept);
  };

  const remove = (file: File) => {
    const index = files.indexOf(file);
    const left = files.filter((other) => other !== file);
    setRefused([]);
    setAnnounced(text.chosen({ count: left.length }));
    change(left);
    // Focuses the next button, because the pressed one disappears.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current)?.focus();
  };

  const drop = (event: DragEvent<HTMLInputElement>) => {
    event.preventDefault();
    setDragging(false);
    add([...event.dataTransfer.files]);
  };

  const limits = [
    acceptedTypes(accept, language, text),
    maxSize !== undefined &&
      (multiple ? text.upToEach : text.upTo)({ size: fileSize(maxSize, language) }),
  ].filter(Boolean);
  const refusals = refused.length === 0 ? undefined : refused.join(' ');
  const problem = error ?? refusals;
  return (
    <Field
      id={inputId}
      label={label}
      labelHidden={labelHidden}
      required={required}
      hint={hint}
      error={problem}
      slotProps={slotProps}
    >
      <div
        {...mergeProps(
          {
            className: styles.zone,
            'data-state': problem === undefined ? 'valid' : 'invalid',
            'data-dragging': dragging || undefined,
          },
          slotProps?.frame,
        )}
      >
        <Upload aria-hidden />
        <span className={styles.words}>
          <span>{multiple ? text.chooseMany : text.chooseOne}</span>
          {limits.length > 0 && (
            <span id={`${inputId}-limits`} className={styles.detail}>
              {limits.join(' · ')}
            </span>
          )}
        </span>
        <input
          {...rest}
          ref={field}
          type="file"
          id={inputId}
          accept={accept || undefined}
          multiple={multiple}
          required={required}
          disabled={disabled}
          {...messageAttributes(
            inputId,
            { hint, error: problem },
            classNames(limits.length > 0 && `${inputId}-limits`, rest['aria-describedby']),
          )}
          className={classNames(styles.input, className)}
          onDragOver={(event) => {
            event.preventDefault();
            setDragging(true);
          }}
          onDragLeave={() => setDragging(false)}
          onDrop={drop}
          onChange={(event) => add([...(event.target.files ?? [])])}
        />
      </div>
      {files.length > 0 && (
        <ul {...mergeProps({ className: styles.list }, slotProps?.list)} ref={mergedList}>
          {files.map((file) => (
            <li key={`${file.name}/${file.size}/${file.lastModified}`} className={styles.file}>
              <span className={styles.name}>
                <bdi>{file.name}</bdi>{' '}
                <span className={styles.size}>{fileSize(file.size, language)}</span>
              </span>
              <IconButtonSlot
                slotProps={slotProps?.remove?.(file)}
                label={text.remove({ name: file.name })}
                disabled={disabled}
                onClick={() => remove(file)}
              >
                <X aria-hidden />
              </IconButtonSlot>
            </li>
          ))}
        </ul>
      )}
      {/* Rendered from the start: screen readers ignore a live region that appears with its text. */}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Field>
  );
}
