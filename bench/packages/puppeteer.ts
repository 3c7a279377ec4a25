export { type Browser, launch } from 'puppeteer-core';
