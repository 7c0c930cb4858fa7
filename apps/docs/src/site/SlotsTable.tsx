import type { PropTable } from '@platform/component-index';
import { Table } from './Table';
import * as styles from './site.css';

interface SlotsTableProps {
  table: PropTable;
}

/** The parts of one component that take props. Of many parts, a function gives each its own. */
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
