import type { PropTable } from '@platform/component-index';
import { Table } from './Table';
import * as styles from './site.css';

interface PropsTableProps {
  table: PropTable;
}

/** Props of one component. Props of its HTML element are not listed. */
export const PropsTable = ({ table }: PropsTableProps) => (
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
