export { default as puppeteer19 } from 'puppeteer-core-19';
