/** UIDs that our appointments have in others' calendars: the visitor's, and, of the same appointment, the host's own. */

const OF_HOST = "-host";

const UID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-host)?$/;

/** UID of the copy in the host's calendar: a program that had both under one UID would take one for a change of the other. */
export const hostUidOf = (uid: string): string => `${uid}${OF_HOST}`;

/** @returns the UID of the appointment that an event may be a copy of; `undefined` for what is none of ours */
export const appointmentUidOf = (uid: string): string | undefined => UID.exec(uid)?.[1];
