@echo off
rem Starts the editor: double-click. Says in Arabic and English what is missing.
cd /d "%~dp0"
where node >nul 2>nul || (start "" "%~dp0editor\missing.html#node" & exit /b 1)
where git >nul 2>nul || (start "" "%~dp0editor\missing.html#git" & exit /b 1)
call npm run editor
if errorlevel 1 pause
