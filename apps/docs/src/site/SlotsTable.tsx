import type { PropTable } from '@platform/component-index';
import { Table } from './Table';
import * as styles from './site.css';

interface SlotsTableProps {
  table: PropTable;
}

/** Parts of a component that take props. A part that occurs several times takes a function. */
export const SlotsTable = ({ table: { component, slots } }: SlotsTableProps) =>
  slots.length > 0 && (
    <div className={styles.prose}>
      <h3>{component}</h3>
      <Table label={`Slots of ${component}`} head={['Slot', 'Element', 'What it is']}>
        {slots.map(({ name, type, each, description }) => (
          <tr key={name}>
            <td>
              <code className={styles.figure}>{name}</code>
              {each && <div>{`for each ${each}`}</div>}
            </td>
            <td>
              <code className={styles.figure}>{type}</code>
            </td>
            <td dangerouslySetInnerHTML={{ __html: description }} />
          </tr>
        ))}
      </Table>
    </div>
  );
