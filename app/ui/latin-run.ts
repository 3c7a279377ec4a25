/* A run of Latin letters and digits with signs or spaces between them, such as “3ds Max + V-Ray”, “85%” or “1,200”. */
export const latinRun = /([A-Za-z0-9+][A-Za-z0-9 +×&/.,:@_-]*[A-Za-z0-9%]|\d%)/;
