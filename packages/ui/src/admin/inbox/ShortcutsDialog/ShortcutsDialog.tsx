import { check, box } from '../LeadFilters/LeadFilters.css.ts';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import * as css from './ShortcutsDialog.css.ts';

const keys = [
  { names: ['j', 'k'], what: 'Next lead, the one before' },
  { names: ['Enter'], what: 'Open the lead' },
  { names: ['Esc'], what: 'Back to the list' },
  { names: ['/'], what: 'Search' },
  { names: ['?'], what: 'This list' },
] as const;

interface ShortcutsDialogProps {
  open: boolean;
  /** Letters do something. */
  on: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}

/** The keys of the inbox, and a way to switch off those that are letters (WCAG 2.1.4). */
export const ShortcutsDialog = ({ open, on, onSwitch, onClose }: ShortcutsDialogProps) => (
  <Dialog open={open} title="Keys" onClose={onClose}>
    <dl className={css.keys}>
      {keys.map(({ names, what }) => (
        <div key={what} style={{ display: 'contents' }}>
          <dt>
            {names.map((name, index) => (
              <span key={name}>
                {index > 0 && ' '}
                <kbd className={css.key}>{name}</kbd>
              </span>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <label className={check}>
      <input type="checkbox" checked={on} className={box} onChange={({ target }) => onSwitch(target.checked)} />
      Use these keys in this browser
    </label>
  </Dialog>
);
