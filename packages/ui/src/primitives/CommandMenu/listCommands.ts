import type { ReactNode } from 'react';
import { filterOptions } from '../../internal/filterOptions';

export interface Command {
  /** Unique id, used by `recent`. */
  id: string;
  /** Command name, which the search matches. */
  label: string;
  /** Additional search terms: 'cash out' for 'Withdraw'. */
  keywords?: readonly string[];
  /** Icon before the label, with `aria-hidden`. */
  icon?: ReactNode;
  /** Shortcut that runs the command outside the menu, shown as keys: `['Ctrl', 'D']`. */
  shortcut?: readonly string[];
  /** @default false */
  disabled?: boolean;
  /** Runs the command; the menu closes at the same time. */
  onSelect: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

export interface ListedCommands {
  /** Search text; '' lists all commands, recent ones first. */
  query: string;
  groups: readonly CommandGroup[];
  recent: readonly string[];
  recentLabel: string;
  filter: boolean;
}

/**
 * Returns the groups of commands to show, recent commands first, or those that match the search.
 *
 * @throws Error if two commands have the same id
 */
export function listCommands({
  query,
  groups,
  recent,
  recentLabel,
  filter,
}: ListedCommands): CommandGroup[] {
  const byId = new Map<string, Command>();
  for (const command of groups.flatMap(({ commands }) => commands)) {
    if (byId.has(command.id)) throw new Error(`Two commands have the id "${command.id}".`);
    byId.set(command.id, command);
  }
  const searching = query.trim() !== '';
  const first = searching ? [] : recent.flatMap((id) => byId.get(id) ?? []);
  const listed = groups.map(({ label, commands }) => ({
    label,
    // Recent commands appear only once, at the top.
    commands: (searching && filter ? filterOptions(commands, query) : commands).filter(
      (command) => !first.includes(command),
    ),
  }));
  return [{ label: recentLabel, commands: first }, ...listed].filter(
    ({ commands }) => commands.length > 0,
  );
}
