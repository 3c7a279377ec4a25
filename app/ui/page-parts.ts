/** The parts of a page that can be laid out, or left alone, without the others: sections, what rises in them, the footer. */
export const pageParts = 'main section, main [data-reveal], footer';
