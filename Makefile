# The project's commands. Each one first makes sure that what it needs is installed (a few milliseconds when it is).

.PHONY: setup fonts gallery example test clients bench lint format docs check-asan check-tsan same-bits same-kernels fuzz fingers ci clean

setup:       ## Installs the system libraries and programs (Debian, Ubuntu), or says what is missing.
	@scripts/setup

fonts:       ## Installs fonts that stand in for iOS's own, as for Helvetica, Avenir and Gill Sans (some 25 MB, openly licensed).
	@scripts/setup fonts

gallery: setup   ## Plays the gallery in a window; without a display records every screen into gallery-out/.
	swift run -c release gallery $(ARGS)

test:            ## Builds and runs every test, headless; ends with "N passed, N failed".
	@scripts/setup tests
	@scripts/test

clients: setup   ## Builds and runs small programs that use the kit as other packages do: under another name, without windows.
	@scripts/test-clients

example: setup   ## Runs the example app of Examples/Fieldbook, in a window or with ARGS (--record fieldbook.mp4 --duration 4).
	swift run --package-path Examples/Fieldbook Fieldbook $(ARGS)

bench: setup     ## Measures against Cairo, Skia and OpenGL ES in one run and prints the ratios.
	@scripts/setup bench
	@scripts/bench

lint:            ## Checks format and house rules; changes nothing.
	@scripts/lint

format:          ## Formats every Swift file in place.
	swift format --in-place --parallel --recursive $(shell scripts/swift-folders)

docs: setup      ## Builds the documentation (warnings are errors) and the pictures of the README.
	@scripts/docs

check-asan: setup  ## The tests under the address sanitizer.
	ASAN_OPTIONS=detect_leaks=0 swift test --no-parallel --sanitize=address --scratch-path .build-asan

check-tsan: setup  ## The tests under the thread sanitizer.
	TSAN_OPTIONS="suppressions=$(CURDIR)/Tests/thread-sanitizer.txt" swift test --no-parallel --sanitize=thread --scratch-path .build-tsan

same-bits: setup ## Compares pictures of debug and release, of every level of the pixel loops, of threads, of glibc's variants; QUICK=1 a few.
	@scripts/same-bits $(if $(QUICK),--quick) $(SCREENS)

same-kernels:    ## Compares the pixel loops of every level, and of aarch64 under qemu, with a table; INSTALL=1 installs what that needs.
	@scripts/same-kernels $(if $(INSTALL),--install)

fuzz: setup      ## Fuzzes every reader of outside data (or TARGETS), SECONDS each (60), under the address sanitizer.
	@scripts/fuzz $(or $(SECONDS),60) $(TARGETS)

fingers: setup   ## Plays COUNT (10000) random touch scripts on a screen with everything; SEED=n plays one again.
	$(if $(SEED),MUTOSCOPE_SEED=$(SEED),MUTOSCOPE_ROUNDS=$(or $(COUNT),10000)) swift test --filter RandomTouchTests

ci:              ## Everything that has to hold for a change; needs nothing but Swift, git, gcc and Python.
	@.ci/run --all

clean:           ## Forgets everything that was built.
	rm -rf .build .build-* gallery-out
