import type { ReactNode } from 'react';

interface TableProps {
  /** Caption of the table for screen readers. */
  label: string;
  head: readonly string[];
  children: ReactNode;
}

export const Table = ({ label, head, children }: TableProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
  <div className="table" role="group" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
