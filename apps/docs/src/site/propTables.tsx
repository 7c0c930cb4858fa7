import type { PropTable } from '@platform/component-index';
import { Table } from './Table';
import * as styles from './site.css';

interface TableProps {
  table: PropTable;
}

/** Table of a component's own props, without its HTML element's props. */
export const PropsTable = ({ table }: TableProps) => (
  <div className={styles.prose}>
    <h3>{table.component}</h3>
    <Table label={`Props of ${table.component}`} head={['Prop', 'Type', 'Default', 'What it does']}>
      {table.props.map(({ name, type, required, defaultValue, description }) => (
        <tr key={name}>
          <td className={styles.figure}>
            <code>{name}</code>
            {required && <span className={styles.required}> required</span>}
          </td>
          <td>
            <code>{type}</code>
          </td>
          <td>{defaultValue && <code>{defaultValue}</code>}</td>
          <td dangerouslySetInnerHTML={{ __html: description }} />
        </tr>
      ))}
    </Table>
  </div>
);

/** Table of a component's parts. The props of a repeated part are a function. */
export const SlotsTable = ({ table: { component, slots } }: TableProps) => (
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
