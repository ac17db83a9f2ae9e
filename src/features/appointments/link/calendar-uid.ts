/** An appointment's UIDs in other people's calendars: the visitor's and the host's. */

const OF_HOST = "-host";

const UID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-host)?$/;

/** UID of the host's copy: a program seeing both under one UID would take one for an update of the other. */
export const hostUidOf = (uid: string): string => `${uid}${OF_HOST}`;

/** @returns the UID of the appointment an event may be a copy of; `undefined` if it is not ours */
export const appointmentUidOf = (uid: string): string | undefined => UID.exec(uid)?.[1];
