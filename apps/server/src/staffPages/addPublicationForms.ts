import type { Context } from 'hono';
import type { Queryable } from '../db/database';
import { decidePublication, openPublications, type OpenPublication } from '../staff/brandActions';
import { VisitRefused } from '../staff/visits';
import type { Html } from './page';
import type { Field, StaffForms } from './staffForms';

/**
 * Publishes a brand that another person approved.
 *
 * @param approver name of the person who approved
 * @throws DeskError if the publication is no longer possible
 */
export type Publish = (
  publication: OpenPublication,
  approver: string,
  approve: {
    /** Records the approval in the transaction of the publication. */
    within: (tx: Queryable) => Promise<void>;
    /** IP address of the approver. */
    address: string;
  },
) => Promise<void>;

/** Adds the forms that approve or decline a pending publication. */
export function addPublicationForms(
  forms: StaffForms,
  publish: Publish,
  show: (c: Context, error: string) => Promise<Html>,
): void {
  const { db } = forms.options;
  const decide = async (c: Context, field: Field, isApproved: boolean): Promise<undefined> => {
    const person = await forms.personOf(c);
    const id = field('request');
    const open = await openPublications(db, person.account);
    const publication = open.find(({ request }) => String(request) === id);
    if (publication === undefined) {
      throw new VisitRefused('This publication no longer waits for you.');
    }
    const { address } = forms.visitorOf(c);
    const decision = { isApproved, reason: field('reason'), address };
    const within = (tx: Queryable) =>
      decidePublication(tx, person.account, publication.request, decision);
    if (isApproved) await publish(publication, person.name, { within, address });
    else await within(db);
  };
  forms.post('/approve', (c, field) => decide(c, field, true), show);
  forms.post('/decline', (c, field) => decide(c, field, false), show);
}
