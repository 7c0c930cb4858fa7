import { upperFirst } from 'es-toolkit';
import type { SiteData } from './data';
import { Table } from './Table';
import * as styles from './site.css';
import { kilobytes } from './text';

export const StatusPage = ({ data, rooms }: { data: SiteData; rooms: readonly string[] }) => (
  <>
    <h1>All components</h1>
    <p className={styles.lead}>
      <span>{`${data.components.length} components.`}</span> A stable component changes its props
      and its look only with a new version; a draft may still change. Sizes are gzipped, without
      React, and without what is loaded on demand.
    </p>
    {rooms.map((room) => (
      <section key={room} className={styles.prose}>
        <h2 id={room}>{upperFirst(room)}</h2>
        <Table
          label={`Components of ${room}`}
          head={['Component', 'What it is for', 'Status', 'Script', 'Styles']}
        >
          {data.components
            .filter((component) => component.room === room)
            .map(({ name, purpose, status, size }) => (
              <tr key={name}>
                <td>
                  <a href={`${data.base}components/${name}/`}>{name}</a>
                </td>
                <td>{purpose}</td>
                <td>{status}</td>
                <td className={styles.figure}>{size && kilobytes(size.script)}</td>
                <td className={styles.figure}>{size && kilobytes(size.styles)}</td>
              </tr>
            ))}
        </Table>
      </section>
    ))}
  </>
);
